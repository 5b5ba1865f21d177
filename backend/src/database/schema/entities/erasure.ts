import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from './columns';
import { NumberedRecord } from './record';

/**
 * An erased person. The id replaces the name in texts. After the erasure is finished, no column here identifies the
 * person.
 */
@Entity('erasures')
@Index('erasures_record', ['kind', 'recordId'])
@Index('erasures_finished', ['finishedAt'])
export class Erasure extends NumberedRecord {
  /** 'user', with or without a driver record, 'customer', or 'contact' of a customer. */
  @Text(20) kind!: string;
  @Integer() recordId!: number;
  /** The driver record of a user. */
  @OptionalInteger() driverId!: number | null;
  /** When the record was created: shows after a restore whether it is the same one. */
  @Instant() recordCreatedAt!: Date;
  @Text(20) reason!: string;
  @Instant() requestedAt!: Date;
  /** Null if the erasure followed from the retention time. */
  @OptionalInteger() requestedById!: number | null;
  /** JSON of the names, e-mails and phones to search for; null once all tables are done. */
  @OptionalJsonText() marks!: string | null;
  /** The table being processed, and its last processed row. */
  @OptionalText(40) atTable!: string | null;
  @Integer() atId!: number;
  /** Number of rows changed so far. */
  @Integer() changedRows!: number;
  @OptionalInstant() finishedAt!: Date | null;
  /** When the remains in indexes and free pages were erased; null while they may exist. */
  @OptionalInstant() purgedAt!: Date | null;
}
