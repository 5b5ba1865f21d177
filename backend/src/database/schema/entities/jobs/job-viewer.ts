import { Entity, Index } from 'typeorm';
import { Instant, Integer, Text } from '../columns';
import { NumberedRecord } from '../record';

/** An open window showing a job, shared by all replicas. It is short-lived, so it has no foreign keys. */
@Entity('job_viewers')
@Index('job_viewers_viewer', ['jobId', 'userId', 'viewer'], { unique: true })
@Index('job_viewers_seen', ['seenAt'])
export class JobViewer extends NumberedRecord {
  @Integer() jobId!: number;
  @Integer() userId!: number;
  /** Distinguishes one person's windows. */
  @Integer() viewer!: number;
  @Text(10) doing!: string;
  @Instant() since!: Date;
  @Instant() seenAt!: Date;
}
