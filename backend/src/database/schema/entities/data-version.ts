import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The version of all data is the sum of these rows: every commit that wrote anything shown counts one of them up. */
@Entity('data_version')
export class DataVersion {
  @PrimaryColumn('integer') id!: number;
  @Column('integer') version!: number;
}
