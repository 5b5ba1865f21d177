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

/** One uploaded file of jobs or customers. */
@Entity('imports')
@Index('imports_created', ['createdAt', 'id'])
@Index('imports_request', ['createdById', 'requestKey'], { unique: true })
@Index('imports_state', ['state', 'id'])
export class Import extends VersionedRecord {
  @Text(20) kind!: string;
  @Text(255) fileName!: string;
  /** 'reading' until all rows are stored; imports in this state are hidden. */
  @Text(10) state!: string;
  /** JSON: the headers as written in the file. */
  @LongText() heads!: string;
  /** JSON: the target of each column; null for an ignored column. */
  @LongText() mapping!: string;
  /** Whether day or month comes first in `05/11/2026`; null if unknown. */
  @OptionalText(20) dateOrder!: string | null;
  /** The customer of all rows, if they share one. */
  @OptionalInteger() customerId!: number | null;
  /** Hash of the file, in hexadecimal. */
  @Text(64) sha256!: string;
  /** Key with which a client that uploads a file again gets the import it has already started. */
  @OptionalText(255) requestKey!: string | null;
  @Integer() createdById!: number;
  @Text(120) createdByName!: string;
  @OptionalInstant() startedAt!: Date | null;
  @OptionalInstant() finishedAt!: Date | null;
}

/** One row of a file and the record made from it; both are written in one transaction. */
@Entity('import_rows')
@Index('import_rows_state', ['importId', 'state', 'id'])
@Index('import_rows_line', ['importId', 'id'])
export class ImportRow extends NumberedRecord {
  @Integer() importId!: number;
  /** As in spreadsheets, starting at 1. */
  @Integer() line!: number;
  /** JSON: the cell texts, as uploaded or corrected. */
  @LongText() cells!: string;
  @Text(10) state!: string;
  /** JSON; null if nothing is wrong or doubtful. */
  @OptionalJsonText() problems!: string | null;
  /** The job or customer made from the row, and its version at that time. */
  @OptionalInteger() recordId!: number | null;
  @OptionalInteger() recordVersion!: number | null;
  /** The job's customer. */
  @OptionalInteger() customerId!: number | null;
  /** Set if that customer was created together with the job. */
  @OptionalInteger() customerMadeId!: number | null;
}

/** The columns to which users have mapped headers, for all files of a kind or for one customer's. */
@Entity('import_mappings')
@Index('import_mappings_key', ['kind', 'customerKey'], { unique: true })
export class ImportMapping extends NumberedRecord {
  @Text(20) kind!: string;
  /** The customer's id; 0 for all customers. */
  @Integer() customerKey!: number;
  /** JSON: pairs of a folded header and its column. */
  @LongText() heads!: string;
  @OptionalText(20) dateOrder!: string | null;
  @Instant() updatedAt!: Date;
}
