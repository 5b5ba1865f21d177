import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, LongText, OptionalInteger, OptionalText, Text } from '../columns';
import { Job } from './job';

/** An order called off. Its job is in no list, as if deleted, until somebody takes the cancellation back. */
@Entity('job_cancellations')
@Index('job_cancellations_job', ['jobId'], { unique: true })
@Index('job_cancellations_charge', ['dryRunChargeCents', 'cancelledAt'])
export class JobCancellation {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() jobId!: number;
  @ManyToOne(() => Job, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'jobId', foreignKeyConstraintName: 'job_cancellations_job_fk' })
  job?: Job;
  @Text(20) reason!: string;
  @OptionalText(500) note!: string | null;
  /** What the customer owes for a truck that drove for nothing. */
  @OptionalInteger() dryRunChargeCents!: number | null;
  @Instant() cancelledAt!: Date;
  @Integer() cancelledById!: number;
  /** As the person was called then. */
  @Text(120) cancelledByName!: string;
  /** Folded words that the job was found by when it was called off. */
  @LongText() words!: string;
}
