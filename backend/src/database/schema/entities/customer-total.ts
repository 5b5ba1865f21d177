import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Integer, OptionalInstant } from './columns';

/** A customer's number of jobs in any status, the date of the newest, and punctuality; one row per customer. */
@Entity('customer_totals')
@Index('customer_totals_jobs', ['jobs', 'customerId', 'lastJobDate'])
@Index('customer_totals_last_job', ['lastJobDate', 'customerId', 'jobs'])
export class CustomerTotal {
  @PrimaryColumn('integer') customerId!: number;
  @Integer() jobs!: number;
  @OptionalInstant() lastJobDate!: Date | null;
  /** Delivered jobs with a preferred pickup date and a known day of pickup. */
  @Integer({ default: 0 }) promised!: number;
  /** Those picked up on or before the preferred date. */
  @Integer({ default: 0 }) onTime!: number;
  /** Delivered jobs with a preferred delivery date. */
  @Integer({ default: 0 }) promisedDeliveries!: number;
  @Integer({ default: 0 }) onTimeDeliveries!: number;
}
