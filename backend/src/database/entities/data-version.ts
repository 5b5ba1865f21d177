import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The sum of its rows is counted up by every commit that wrote anything. */
@Entity('data_version')
export class DataVersion {
  @PrimaryColumn('integer') id!: number;
  @Column('integer') version!: number;
}
