import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sum of these rows is the version of all data: every commit that changes visible data increments one row. */
@Entity('data_version')
export class DataVersion {
  @PrimaryColumn('integer') id!: number;
  @Column('integer') version!: number;
}
