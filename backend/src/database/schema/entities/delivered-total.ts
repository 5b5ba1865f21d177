import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Integer } from './columns';

export const NO_DRIVER = 0;

/** Number of delivered jobs of one kind, and the sum of their prices. */
@Entity('delivered_totals')
export class DeliveredTotal {
  /** `NO_DRIVER` for jobs without a driver. */
  @PrimaryColumn('integer') driverId!: number;
  @PrimaryColumn('boolean') hasDriverReport!: boolean;
  @PrimaryColumn('boolean') billingComplete!: boolean;
  @Integer() jobs!: number;
  /** May exceed 32 bits. */
  @Column('bigint') cents!: number;
  /** Jobs with a preferred pickup date and a known day of pickup. */
  @Integer({ default: 0 }) promised!: number;
  /** Those picked up on or before the preferred date. */
  @Integer({ default: 0 }) onTime!: number;
  /** Delivered jobs with a preferred delivery date. */
  @Integer({ default: 0 }) promisedDeliveries!: number;
  @Integer({ default: 0 }) onTimeDeliveries!: number;
}
