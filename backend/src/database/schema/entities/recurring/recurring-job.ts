import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  Integer,
  LongText,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from '../columns';

/** A series of jobs, made by the server on the dates of its schedule. */
@Entity('recurring_jobs')
@Index('recurring_jobs_due', ['state', 'nextAt'])
@Index('recurring_jobs_template', ['templateId'])
export class RecurringJob {
  @PrimaryGeneratedColumn() id!: number;
  @Text(80) name!: string;
  /** Null where the series has a job of its own. */
  @OptionalInteger() templateId!: number | null;
  @OptionalInteger() customerId!: number | null;
  @OptionalJsonText() job!: string | null;
  @OptionalInteger() driverId!: number | null;
  /** JSON, as the API takes it. */
  @LongText() schedule!: string;
  @Text(10) state!: string;
  /** Dates before it are nobody's to make: it began then, was changed or went on. */
  @Text(10) watchFrom!: string;
  /** When there is something to be made; null where nothing is to come. */
  @OptionalInstant() nextAt!: Date | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

/** What became of one date of a series. There is one row for each at most, so no job is made twice. */
@Entity('recurring_occurrences')
@Index('recurring_occurrences_once', ['seriesId', 'plannedOn'], { unique: true })
export class RecurringOccurrence {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() seriesId!: number;
  @Text(10) plannedOn!: string;
  /** When the vehicles are picked up, where a holiday has moved it. */
  @Text(10) day!: string;
  @Text(10) state!: string;
  @OptionalInteger() jobId!: number | null;
  @OptionalText(30) reason!: string | null;
  @Instant() at!: Date;
}
