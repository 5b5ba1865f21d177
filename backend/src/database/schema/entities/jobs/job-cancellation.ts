import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInteger,
  OptionalText,
  References,
  Text,
} from '../columns';
import { NumberedRecord } from '../record';
import { Job } from './job';

/** A cancelled order. Its job is in no list, as if deleted, until it is reinstated. */
@Entity('job_cancellations')
@Index('job_cancellations_job', ['jobId'], { unique: true })
@Index('job_cancellations_charge', ['dryRunChargeCents', 'cancelledAt'])
@Index('job_cancellations_at', ['cancelledAt', 'reason', 'dryRunChargeCents'])
export class JobCancellation extends NumberedRecord {
  @Integer() jobId!: number;
  @References(() => Job, 'job_cancellations_job_fk') job?: Job;
  @Text(20) reason!: string;
  @OptionalText(500) note!: string | null;
  /** The charge for a truck that drove in vain (dry run). */
  @OptionalInteger() dryRunChargeCents!: number | null;
  @Instant() cancelledAt!: Date;
  @Integer() cancelledById!: number;
  /** The person's name at that time. */
  @Text(120) cancelledByName!: string;
  /** The folded search words of the job at its cancellation. */
  @LongText() words!: string;
}
