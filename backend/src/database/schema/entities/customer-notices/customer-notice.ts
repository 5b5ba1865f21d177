import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, Text } from '../columns';
import { NumberedRecord } from '../record';

/** A message to a customer about one event of a job; the unique index allows one per event. */
@Entity('customer_notices')
@Index('customer_notices_event', ['jobId', 'event'], { unique: true })
@Index('customer_notices_state', ['state', 'id'])
@Index('customer_notices_customer', ['customerId'])
export class CustomerNotice extends NumberedRecord {
  @Integer() jobId!: number;
  @Integer() customerId!: number;
  @Text(20) event!: string;
  /** 'waiting', 'sent', 'failed', or 'dismissed' (failed, and acknowledged by a user). */
  @Text(10) state!: string;
  /** The outbox task that sends it. */
  @Integer() taskId!: number;
  /** The recipient; null while unknown. */
  @OptionalText(254) email!: string | null;
  /** The reason of a failure. */
  @OptionalText(20) reason!: string | null;
  /** The same reason in the mail server's words. */
  @OptionalText(500) problem!: string | null;
  @Instant() createdAt!: Date;
  /** When it was sent or abandoned. */
  @OptionalInstant() settledAt!: Date | null;
}
