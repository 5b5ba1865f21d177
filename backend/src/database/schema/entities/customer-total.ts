import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Integer, OptionalInstant } from './columns';

/** How many jobs a customer has, whatever their status, when the newest was made, and how many kept their day: one row for every customer. */
@Entity('customer_totals')
@Index('customer_totals_jobs', ['jobs', 'customerId', 'lastJobDate'])
@Index('customer_totals_last_job', ['lastJobDate', 'customerId', 'jobs'])
export class CustomerTotal {
  @PrimaryColumn('integer') customerId!: number;
  @Integer() jobs!: number;
  @OptionalInstant() lastJobDate!: Date | null;
  /** Delivered jobs that were to be picked up on a day, and whose day of pickup is known. */
  @Integer({ default: 0 }) promised!: number;
  /** Those of them that were picked up on that day or before. */
  @Integer({ default: 0 }) onTime!: number;
}
