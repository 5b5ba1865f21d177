import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, LongText, OptionalInstant, OptionalText, Text } from './columns';

/** What is to be done outside the database after a commit, such as an e-mail to be sent. */
@Entity('outbox_tasks')
@Index('outbox_tasks_due', ['state', 'runAt', 'id'])
@Index('outbox_tasks_lane', ['kind', 'state', 'runAt', 'id'])
@Index('outbox_tasks_dedupe', ['dedupe'], { unique: true })
@Index('outbox_tasks_subject', ['resource', 'resourceId', 'id'])
export class OutboxTask {
  @PrimaryGeneratedColumn() id!: number;
  /** Names what does it. */
  @Text(40) kind!: string;
  /** The record that it is about. */
  @Text(20) resource!: string;
  @Integer() resourceId!: number;
  /** Two tasks of one text are one; null for a task that may be asked for again. */
  @OptionalText(120) dedupe!: string | null;
  /** JSON. */
  @LongText() payload!: string;
  /** 'waiting', 'done', or 'parked': refused for good, or tried too often. */
  @Text(10) state!: string;
  /** How often it was begun. Counted up by whoever takes it, so that a late worker changes nothing. */
  @Integer() attempts!: number;
  /** Not before then; while it is being done, the end of the lease. */
  @Instant() runAt!: Date;
  /** Why it failed last, or why it was parked. */
  @OptionalText(500) lastError!: string | null;
  @Instant() createdAt!: Date;
  @OptionalInstant() doneAt!: Date | null;
}
