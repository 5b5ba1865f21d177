import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, Text } from '../columns';

/** That a customer is told of one event of a job: once at most, which the index holds. */
@Entity('customer_notices')
@Index('customer_notices_event', ['jobId', 'event'], { unique: true })
@Index('customer_notices_state', ['state', 'id'])
@Index('customer_notices_customer', ['customerId'])
export class CustomerNotice {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() jobId!: number;
  @Integer() customerId!: number;
  @Text(20) event!: string;
  /** 'waiting', 'sent', 'failed', or 'dismissed': failed, and seen by a person. */
  @Text(10) state!: string;
  /** The task of the outbox that sends it. */
  @Integer() taskId!: number;
  /** Where it went; null while that is not known. */
  @OptionalText(254) email!: string | null;
  /** Why it failed. */
  @OptionalText(20) reason!: string | null;
  /** The same in the words of the server for e-mail. */
  @OptionalText(500) problem!: string | null;
  @Instant() createdAt!: Date;
  /** When it was sent, or given up. */
  @OptionalInstant() settledAt!: Date | null;
}
