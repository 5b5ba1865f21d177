import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Integer } from './columns';

/** Whose totals stand under no driver. */
export const NO_DRIVER = 0;

/** How many delivered jobs there are of one kind, and what their prices sum up to. */
@Entity('delivered_totals')
export class DeliveredTotal {
  /** `NO_DRIVER` for jobs that have none. */
  @PrimaryColumn('integer') driverId!: number;
  @PrimaryColumn('boolean') hasDriverReport!: boolean;
  @PrimaryColumn('boolean') billingComplete!: boolean;
  @Integer() jobs!: number;
  /** More than 32 bits hold. */
  @Column('bigint') cents!: number;
  /** Those that were to be picked up on a day, and whose day of pickup is known. */
  @Integer({ default: 0 }) promised!: number;
  /** Those of them that were picked up on that day or before. */
  @Integer({ default: 0 }) onTime!: number;
}
