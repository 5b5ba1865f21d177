import { Entity, Index } from 'typeorm';
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
import { NumberedRecord, VersionedRecord } from '../record';

/** A series of jobs that the server creates by a schedule. */
@Entity('recurring_jobs')
@Index('recurring_jobs_due', ['state', 'nextAt'])
@Index('recurring_jobs_template', ['templateId'])
export class RecurringJob extends VersionedRecord {
  @Text(80) name!: string;
  /** Null if the series has its own job. */
  @OptionalInteger() templateId!: number | null;
  @OptionalInteger() customerId!: number | null;
  @OptionalJsonText() job!: string | null;
  @OptionalInteger() driverId!: number | null;
  /** JSON, in the API's format. */
  @LongText() schedule!: string;
  @Text(10) state!: string;
  /** No job is created for dates before it: the series began, changed or resumed then. */
  @Text(10) watchFrom!: string;
  /** When the next job is due; null if none is. */
  @OptionalInstant() nextAt!: Date | null;
}

/** The outcome of one date of a series. Each date has at most one row, so no job is created twice. */
@Entity('recurring_occurrences')
@Index('recurring_occurrences_once', ['seriesId', 'plannedOn'], { unique: true })
export class RecurringOccurrence extends NumberedRecord {
  @Integer() seriesId!: number;
  @Text(10) plannedOn!: string;
  /** The pickup date, which a holiday may have moved. */
  @Text(10) day!: string;
  @Text(10) state!: string;
  @OptionalInteger() jobId!: number | null;
  @OptionalText(30) reason!: string | null;
  @Instant() at!: Date;
}
