import { Entity, Index } from 'typeorm';
import { LongText, OptionalInteger, Text } from '../columns';
import { VersionedRecord } from '../record';

/** A named template for recurring orders. */
@Entity('job_templates')
@Index('job_templates_name', ['nameKey'], { unique: true })
export class JobTemplate extends VersionedRecord {
  @Text(80) name!: string;
  /** Equal names share this key. */
  @Text(160) nameKey!: string;
  /** The job's customer, so that all data of a customer can be found. */
  @OptionalInteger() customerId!: number | null;
  /** JSON of the request body that creates the job, money in cents. */
  @LongText() job!: string;
}
