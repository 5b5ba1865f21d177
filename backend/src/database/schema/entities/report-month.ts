import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { Integer, OptionalText } from './columns';

/** Sums of one month and one customer, driver, lane, make or billed item. */
@Entity('report_months')
// Long reports by value read only this index. MariaDB and MySQL allow 16 columns in one.
@Index('report_months_value', [
  ...['kind', 'value', 'month', 'label', 'jobs', 'promised', 'onTime', 'promisedDeliveries'],
  ...['onTimeDeliveries', 'latePickup', 'lateOnTheWay', 'cents', 'billedJobs', 'billedDays'],
  ...['paidCents', 'paidCentDays'],
])
export class ReportMonth {
  /** As in `SUM_KINDS`. */
  @PrimaryColumn('varchar', { length: 10 }) kind!: string;
  /** `YYYY-MM` of the delivery, the invoice or the payment. */
  @PrimaryColumn('varchar', { length: 7 }) month!: string;
  /** The id of a record, or a folded name. */
  @PrimaryColumn('varchar', { length: 250 }) value!: string;
  /** The name as written, for values that are no id. */
  @OptionalText(260) label!: string | null;
  /** Delivered jobs. */
  @Integer({ default: 0 }) jobs!: number;
  /** Punctuality of them, as in `customer_totals`. */
  @Integer({ default: 0 }) promised!: number;
  @Integer({ default: 0 }) onTime!: number;
  @Integer({ default: 0 }) promisedDeliveries!: number;
  @Integer({ default: 0 }) onTimeDeliveries!: number;
  /** Late deliveries, by `lateReason`; the others have an unknown reason. */
  @Integer({ default: 0 }) latePickup!: number;
  @Integer({ default: 0 }) lateOnTheWay!: number;
  /** Revenue: lines of issued invoices and credit notes. All amounts may exceed 32 bits. */
  @Column('bigint', { default: 0 }) cents!: number;
  /** Jobs on invoices that are not void, and the days from their delivery to the invoice. */
  @Integer({ default: 0 }) billedJobs!: number;
  @Integer({ default: 0 }) billedDays!: number;
  /** Payments of invoices, and each amount times its days since the invoice. */
  @Column('bigint', { default: 0 }) paidCents!: number;
  @Column('bigint', { default: 0 }) paidCentDays!: number;
}
