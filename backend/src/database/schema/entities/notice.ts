import { Entity, Index, PrimaryColumn } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  Text,
} from './columns';
import { NumberedRecord } from './record';

/** A notice to the office, open until its cause is resolved. */
@Entity('notices')
@Index('notices_open_key', ['openKey'], { unique: true })
@Index('notices_open', ['settledAt', 'urgency', 'dueOn', 'id'])
@Index('notices_settled', ['settledAt', 'id'])
@Index('notices_kind', ['kind', 'settledAt', 'urgency', 'dueOn', 'id'])
@Index('notices_record', ['kind', 'recordId', 'settledAt'])
@Index('notices_job', ['jobId', 'settledAt'])
export class Notice extends NumberedRecord {
  @Text(30) kind!: string;
  /** Kind and cause while it is open, null afterwards: each cause has one open notice at most. */
  @OptionalText(120) openKey!: string | null;
  /** The record that caused it, if it has an id. */
  @OptionalInteger() recordId!: number | null;
  /** The only user who sees it; null for the whole office. */
  @OptionalInteger() userId!: number | null;
  /** The job that the notice opens. */
  @OptionalInteger() jobId!: number | null;
  /** JSON without names of people. */
  @LongText() details!: string;
  @Integer() urgency!: number;
  /** Calendar date by which it needs attention. */
  @Text(10) dueOn!: string;
  @Instant() raisedAt!: Date;
  @OptionalInstant() settledAt!: Date | null;
}

@Entity('notice_reads')
@Index('notice_reads_once', ['noticeId', 'userId'], { unique: true })
@Index('notice_reads_user', ['userId'])
export class NoticeRead extends NumberedRecord {
  @Integer() noticeId!: number;
  @Integer() userId!: number;
  @Instant() readAt!: Date;
}

/** Recurring work that one replica does at a time. */
@Entity('work_leases')
export class WorkLease {
  @PrimaryColumn({ type: 'varchar', length: 40 }) name!: string;
  /** Null while no replica holds the lease. */
  @OptionalText(36) holder!: string | null;
  @Instant() leaseUntil!: Date;
}
