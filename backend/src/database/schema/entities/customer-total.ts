import { Entity, Index, PrimaryColumn } from 'typeorm';
import { Integer, OptionalInstant } from './columns';

/** How many jobs a customer has, whatever their status, and when the newest was made: one row for every customer. */
@Entity('customer_totals')
@Index('customer_totals_jobs', ['jobs', 'customerId', 'lastJobDate'])
@Index('customer_totals_last_job', ['lastJobDate', 'customerId', 'jobs'])
export class CustomerTotal {
  @PrimaryColumn('integer') customerId!: number;
  @Integer() jobs!: number;
  @OptionalInstant() lastJobDate!: Date | null;
}
