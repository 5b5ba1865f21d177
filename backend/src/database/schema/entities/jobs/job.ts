import { Entity, Index } from 'typeorm';
import {
  Flag,
  Integer,
  OptionalFlag,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  References,
  Text,
} from '../columns';
import { Customer } from '../customer';
import { Driver } from '../driver';
import { VersionedRecord } from '../record';

/** One transport job. Its reference `JOB-000123` is derived from the id and not stored. */
@Entity('jobs')
@Index('jobs_status', ['status', 'deletedAt', 'completedAt', 'id'])
@Index('jobs_driver', ['driverId', 'status', 'deletedAt', 'completedAt'])
@Index('jobs_customer', ['customerId', 'deletedAt', 'createdAt'])
@Index('jobs_completed', [
  'completedAt',
  'id',
  'deletedAt',
  'status',
  'hasDriverReport',
  'priceCents',
])
@Index('jobs_billing', [
  'hasDriverReport',
  'billingComplete',
  'status',
  'deletedAt',
  'completedAt',
  'priceCents',
])
@Index('jobs_report', ['hasDriverReport', 'status', 'deletedAt', 'completedAt', 'id'])
@Index('jobs_unread_note', ['unreadNoteAt', 'status', 'deletedAt'])
@Index('jobs_price', ['status', 'deletedAt', 'priceCents', 'id'])
@Index('jobs_left', ['hasLeft', 'deletedAt', 'status', 'completedAt', 'id'])
@Index('jobs_created', ['deletedAt', 'createdAt', 'id', 'status'])
export class Job extends VersionedRecord {
  @Text(20) status!: string;
  @OptionalInteger() driverId!: number | null;
  @References(() => Driver, 'jobs_driver_fk') driver?: Driver | null;
  @OptionalInteger() customerId!: number | null;
  @References(() => Customer, 'jobs_customer_fk') customer?: Customer | null;
  @Integer() vehicleCount!: number;
  @OptionalInteger() priceCents!: number | null;
  @OptionalText(60) poNumber!: string | null;
  /** Calendar date `YYYY-MM-DD`, without a time zone. */
  @OptionalText(10) preferredPickupDate!: string | null;
  @OptionalText(10) preferredDeliveryDate!: string | null;
  /** Times of day 'HH:MM' in the time zone of the place. */
  @OptionalText(5) pickupFrom!: string | null;
  @OptionalText(5) pickupUntil!: string | null;
  @OptionalText(5) dropoffFrom!: string | null;
  @OptionalText(5) dropoffUntil!: string | null;
  /** The last instant of a delivery on time, derived from the delivery date and the drop-off. */
  @OptionalInstant() deliverBy!: Date | null;
  /** Calendar date `YYYY-MM-DD` of the loading, in the company's time zone at that time; null if unknown. */
  @OptionalText(10) pickedUpOn!: string | null;
  @OptionalText(4000) specialInstructions!: string | null;
  @OptionalText(4000) completionNotes!: string | null;
  @Flag() hasDriverReport!: boolean;
  @Flag() billingComplete!: boolean;
  @OptionalText(300) pickupAddress!: string | null;
  @OptionalText(120) pickupCity!: string | null;
  @OptionalText(2) pickupProvince!: string | null;
  @OptionalText(7) pickupPostalCode!: string | null;
  @OptionalText(120) pickupContactName!: string | null;
  @OptionalText(40) pickupContactPhone!: string | null;
  @OptionalText(120) pickupSiteContactName!: string | null;
  @OptionalText(300) dropoffAddress!: string | null;
  @OptionalText(120) dropoffCity!: string | null;
  @OptionalText(2) dropoffProvince!: string | null;
  @OptionalText(7) dropoffPostalCode!: string | null;
  @OptionalText(120) dropoffContactName!: string | null;
  @OptionalText(40) dropoffContactPhone!: string | null;
  @OptionalText(120) dropoffSiteContactName!: string | null;
  /** Folded city, or else address, for sorting. */
  @OptionalText(240) pickupSort!: string | null;
  @OptionalText(240) dropoffSort!: string | null;
  @OptionalInstant() completedAt!: Date | null;
  /** Calendar date of the completion, in the company's time zone at that time; null until it is in the reports. */
  @OptionalText(10) deliveredOn!: string | null;
  /** When the present status began; null if that was before it was recorded. */
  @OptionalInstant() statusSince!: Date | null;
  /** When the vehicles were loaded, if that was recorded. */
  @OptionalInstant() loadedAt!: Date | null;
  /** The office user who looks after the job. */
  @OptionalInteger() responsibleId!: number | null;
  @OptionalInstant() deletedAt!: Date | null;
  /** When the driver wrote a note that dispatch has not read; null if all are read. */
  @OptionalInstant() unreadNoteAt!: Date | null;
  /** True if a unit was left behind, else null, so that an index finds the few such jobs. */
  @OptionalFlag() hasLeft!: boolean | null;
  /** The job whose left-behind units this one was made for. */
  @OptionalInteger() carriedFromId!: number | null;
  /** The latest signature result at each end of the trip: outcome, name and time. */
  @OptionalText(30) pickupOutcome!: string | null;
  @OptionalText(120) pickupSignedBy!: string | null;
  @OptionalInstant() pickupSignedAt!: Date | null;
  @OptionalText(30) deliveryOutcome!: string | null;
  @OptionalText(120) deliverySignedBy!: string | null;
  @OptionalInstant() deliverySignedAt!: Date | null;
}
