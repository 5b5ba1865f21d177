import type { ChargeUnit } from '@dispatch/domain/invoices/invoice';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Flag, Instant, Integer, OptionalInteger, Text } from '../columns';
import { Job } from '../jobs/job';

/** What a job costs beside its transport. The amount is not kept: it follows from these and the job's price. */
@Entity('job_charges')
@Index('job_charges_job', ['jobId', 'id'])
export class JobCharge {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() jobId!: number;
  @ManyToOne(() => Job, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'jobId', foreignKeyConstraintName: 'job_charges_job_fk' })
  job?: Job;
  /** The price list's item that it was made of; null for a free one. */
  @OptionalInteger() itemId!: number | null;
  @Text(120) nameEn!: string;
  @Text(120) nameFr!: string;
  /** Like the price: as of a price list's item. */
  @Text(10) unit!: ChargeUnit;
  /** Thousandths of a unit. */
  @Integer() quantity!: number;
  @Integer() price!: number;
  @Flag() taxable!: boolean;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
