import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, LongText, OptionalInteger, Text } from '../columns';

/** A job that is made again and again, under a name. */
@Entity('job_templates')
@Index('job_templates_name', ['nameKey'], { unique: true })
export class JobTemplate {
  @PrimaryGeneratedColumn() id!: number;
  @Text(80) name!: string;
  /** What makes names the same. */
  @Text(160) nameKey!: string;
  /** Of the job, so that what is kept of a customer is found. */
  @OptionalInteger() customerId!: number | null;
  /** JSON of the body by which the job is made, money in cents. */
  @LongText() job!: string;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}
