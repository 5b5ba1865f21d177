import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, Text } from '../columns';

/** A window on a job, shared by all replicas. It comes and goes, so it holds on to no record. */
@Entity('job_viewers')
@Index('job_viewers_viewer', ['jobId', 'userId', 'viewer'], { unique: true })
@Index('job_viewers_seen', ['seenAt'])
export class JobViewer {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() jobId!: number;
  @Integer() userId!: number;
  /** Tells the windows of one person apart. */
  @Integer() viewer!: number;
  @Text(10) doing!: string;
  @Instant() since!: Date;
  @Instant() seenAt!: Date;
}
