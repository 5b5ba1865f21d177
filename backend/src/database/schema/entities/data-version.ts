import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Integer } from './columns';

/**
 * The sum of its rows: their version is counted up by every commit that wrote anything, and with it how many jobs
 * of each status there are. A single row may have fewer than none.
 */
@Entity('data_version')
export class DataVersion {
  @PrimaryColumn('integer') id!: number;
  @Column('integer') version!: number;
  @Integer({ default: 0 }) pending!: number;
  @Integer({ default: 0 }) assigned!: number;
  @Integer({ default: 0 }) pickedUp!: number;
  @Integer({ default: 0 }) inTransit!: number;
  @Integer({ default: 0 }) delivered!: number;
}
