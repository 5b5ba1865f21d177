import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from './columns';

/**
 * A person who was erased. The id is the number that stands in place of the name. Nothing here names the person once
 * the erasure is finished.
 */
@Entity('erasures')
@Index('erasures_record', ['kind', 'recordId'])
@Index('erasures_finished', ['finishedAt'])
export class Erasure {
  @PrimaryGeneratedColumn() id!: number;
  /** 'user', with or without a driver record, 'customer', or 'contact' of a customer. */
  @Text(20) kind!: string;
  @Integer() recordId!: number;
  /** The driver record of a user. */
  @OptionalInteger() driverId!: number | null;
  /** When the record was made: after a restore it tells whether it is the same one. */
  @Instant() recordCreatedAt!: Date;
  @Text(20) reason!: string;
  @Instant() requestedAt!: Date;
  /** Null where the time to keep the record was over. */
  @OptionalInteger() requestedById!: number | null;
  /** JSON of the names, e-mails and phones to be looked for; null once all tables are gone through. */
  @OptionalJsonText() marks!: string | null;
  /** The table that is being gone through, and the last row that was. */
  @OptionalText(40) atTable!: string | null;
  @Integer() atId!: number;
  /** How many rows were changed so far. */
  @Integer() changedRows!: number;
  @OptionalInstant() finishedAt!: Date | null;
  /** When indexes and free pages lost the rest; null where they may hold it still. */
  @OptionalInstant() purgedAt!: Date | null;
}
