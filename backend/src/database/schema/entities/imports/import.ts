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

/** One file of jobs or customers that somebody sent. */
@Entity('imports')
@Index('imports_created', ['createdAt', 'id'])
@Index('imports_request', ['createdById', 'requestKey'], { unique: true })
@Index('imports_state', ['state', 'id'])
export class Import {
  @PrimaryGeneratedColumn() id!: number;
  @Text(20) kind!: string;
  @Text(255) fileName!: string;
  /** 'reading' until all rows are there; such a one is shown to nobody. */
  @Text(10) state!: string;
  /** JSON: the heads as they stand in the file. */
  @LongText() heads!: string;
  /** JSON: where each column goes, null for one that is not read. */
  @LongText() mapping!: string;
  /** What comes first in `05/11/2026`; null where nobody knows. */
  @OptionalText(20) dateOrder!: string | null;
  /** The one customer of all rows. */
  @OptionalInteger() customerId!: number | null;
  /** Of the file, in hexadecimal. */
  @Text(64) sha256!: string;
  /** By which a program that sends a file again gets the import that it has begun. */
  @OptionalText(255) requestKey!: string | null;
  @Integer() createdById!: number;
  @Text(120) createdByName!: string;
  @OptionalInstant() startedAt!: Date | null;
  @OptionalInstant() finishedAt!: Date | null;
  @Integer() version!: number;
  @Instant() createdAt!: Date;
  @Instant() updatedAt!: Date;
}

/** One row of a file, and the record that was made of it: both are written in one transaction. */
@Entity('import_rows')
@Index('import_rows_state', ['importId', 'state', 'id'])
@Index('import_rows_line', ['importId', 'id'])
export class ImportRow {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() importId!: number;
  /** As spreadsheets count, from 1 on. */
  @Integer() line!: number;
  /** JSON: the texts, as they were sent or have been mended. */
  @LongText() cells!: string;
  @Text(10) state!: string;
  /** JSON; null where nothing is wrong or doubtful. */
  @OptionalJsonText() problems!: string | null;
  /** The job or customer that was made of it, and its version then. */
  @OptionalInteger() recordId!: number | null;
  @OptionalInteger() recordVersion!: number | null;
  /** Whose job it is. */
  @OptionalInteger() customerId!: number | null;
  /** Set where that customer was made with the job. */
  @OptionalInteger() customerMadeId!: number | null;
}

/** Where heads lead that a person has mapped, for all files of a kind or those of one customer. */
@Entity('import_mappings')
@Index('import_mappings_key', ['kind', 'customerKey'], { unique: true })
export class ImportMapping {
  @PrimaryGeneratedColumn() id!: number;
  @Text(20) kind!: string;
  /** The customer's id; 0 for all. */
  @Integer() customerKey!: number;
  /** JSON: pairs of a folded head and its column. */
  @LongText() heads!: string;
  @OptionalText(20) dateOrder!: string | null;
  @Instant() updatedAt!: Date;
}
