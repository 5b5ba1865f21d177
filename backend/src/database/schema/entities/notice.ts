import { Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  Text,
} from './columns';

/** What the office is told of until its cause is gone. */
@Entity('notices')
@Index('notices_open_key', ['openKey'], { unique: true })
@Index('notices_open', ['settledAt', 'urgency', 'dueOn', 'id'])
@Index('notices_settled', ['settledAt', 'id'])
@Index('notices_kind', ['kind', 'settledAt', 'urgency', 'dueOn', 'id'])
@Index('notices_record', ['kind', 'recordId', 'settledAt'])
@Index('notices_job', ['jobId', 'settledAt'])
export class Notice {
  @PrimaryGeneratedColumn() id!: number;
  @Text(30) kind!: string;
  /** Its kind and cause while it is open, null afterwards: so that a cause has one at a time. */
  @OptionalText(120) openKey!: string | null;
  /** The record that is its cause, where a number names it. */
  @OptionalInteger() recordId!: number | null;
  /** The job to be opened. */
  @OptionalInteger() jobId!: number | null;
  /** JSON, without names of people. */
  @LongText() details!: string;
  @Integer() urgency!: number;
  /** Calendar date by which it is to be seen to. */
  @Text(10) dueOn!: string;
  @Instant() raisedAt!: Date;
  @OptionalInstant() settledAt!: Date | null;
}

/** Who has read which notice. */
@Entity('notice_reads')
@Index('notice_reads_once', ['noticeId', 'userId'], { unique: true })
@Index('notice_reads_user', ['userId'])
export class NoticeRead {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() noticeId!: number;
  @Integer() userId!: number;
  @Instant() readAt!: Date;
}

/** Regular work that one replica does at a time. */
@Entity('work_leases')
export class WorkLease {
  @PrimaryColumn({ type: 'varchar', length: 40 }) name!: string;
  /** Null while nobody does it. */
  @OptionalText(36) holder!: string | null;
  @Instant() leaseUntil!: Date;
}
