import { Entity, Index } from 'typeorm';
import { Instant, Integer, LongText, References, Text } from '../columns';
import { NumberedRecord } from '../record';
import { Job } from './job';

/** A comment of the office on a job. */
@Entity('job_comments')
@Index('job_comments_job', ['jobId', 'id'])
@Index('job_comments_user', ['userId'])
export class JobComment extends NumberedRecord {
  @Integer() jobId!: number;
  @References(() => Job, 'job_comments_job_fk') job?: Job;
  @Integer() userId!: number;
  /** The person's name at that time. */
  @Text(120) userName!: string;
  @LongText() text!: string;
  @Instant() createdAt!: Date;
}
