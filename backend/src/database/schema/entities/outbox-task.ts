import { Entity, Index } from 'typeorm';
import { Instant, Integer, LongText, OptionalInstant, OptionalText, Text } from './columns';
import { NumberedRecord } from './record';

/** A side effect to run outside the database after a commit, such as sending an e-mail. */
@Entity('outbox_tasks')
@Index('outbox_tasks_due', ['state', 'runAt', 'id'])
@Index('outbox_tasks_lane', ['kind', 'state', 'runAt', 'id'])
@Index('outbox_tasks_dedupe', ['dedupe'], { unique: true })
@Index('outbox_tasks_subject', ['resource', 'resourceId', 'id'])
export class OutboxTask extends NumberedRecord {
  /** Selects the handler. */
  @Text(40) kind!: string;
  /** The record concerned. */
  @Text(20) resource!: string;
  @Integer() resourceId!: number;
  /** Two tasks with the same text are one; null for a task that may be added repeatedly. */
  @OptionalText(120) dedupe!: string | null;
  /** JSON. */
  @LongText() payload!: string;
  /** 'waiting', 'done', or 'parked': refused for good, or out of attempts. */
  @Text(10) state!: string;
  /** Number of attempts. A worker claims the task by incrementing it, so a late worker changes nothing. */
  @Integer() attempts!: number;
  /** Earliest start; while the task runs, the end of its lease. */
  @Instant() runAt!: Date;
  /** The latest error, or the reason for parking. */
  @OptionalText(500) lastError!: string | null;
  @Instant() createdAt!: Date;
  @OptionalInstant() doneAt!: Date | null;
}
