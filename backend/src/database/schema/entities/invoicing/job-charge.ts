import type { ChargeUnit } from '@dispatch/domain/invoices/invoice';
import { Entity, Index } from 'typeorm';
import { Flag, Integer, OptionalInteger, References, Text } from '../columns';
import { Job } from '../jobs/job';
import { VersionedRecord } from '../record';

/** An accessorial charge of a job. The amount is not stored: it follows from these columns and the job's price. */
@Entity('job_charges')
@Index('job_charges_job', ['jobId', 'id'])
export class JobCharge extends VersionedRecord {
  @Integer() jobId!: number;
  @References(() => Job, 'job_charges_job_fk') job?: Job;
  /** The price list item that it was copied from; null for a free one. */
  @OptionalInteger() itemId!: number | null;
  @Text(120) nameEn!: string;
  @Text(120) nameFr!: string;
  /** The unit and the price are defined as in a price list item. */
  @Text(10) unit!: ChargeUnit;
  /** Thousandths of a unit. */
  @Integer() quantity!: number;
  @Integer() price!: number;
  @Flag() taxable!: boolean;
}
