import { Entity, Index } from 'typeorm';
import {
  Instant,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from './columns';
import { NumberedRecord } from './record';

/** One change to a record and its actor, written in the transaction of the change. The id orders the event feed. */
@Entity('activity')
@Index('activity_resource', ['resource', 'resourceId', 'id'])
@Index('activity_at', ['at', 'id'])
@Index('activity_actor', ['actorId', 'at', 'id'])
@Index('activity_address', ['address', 'at', 'id'])
@Index('activity_action', ['action', 'at', 'id'])
@Index('activity_kind', ['resource', 'at', 'id'])
export class Activity extends NumberedRecord {
  @Instant() at!: Date;
  @OptionalInteger() actorId!: number | null;
  @OptionalText(120) actorName!: string | null;
  @Text(40) action!: string;
  @Text(20) resource!: string;
  @OptionalInteger() resourceId!: number | null;
  /** The record's version after the change. */
  @OptionalInteger() resourceVersion!: number | null;
  /** The assigned drivers before and after the change. */
  @OptionalInteger() driverBefore!: number | null;
  @OptionalInteger() driverAfter!: number | null;
  @OptionalJsonText() before!: string | null;
  @OptionalJsonText() after!: string | null;
  @OptionalText(64) requestId!: string | null;
  /** When the driver tapped, if the phone sent the update later. */
  @OptionalInstant() tappedAt!: Date | null;
  /** The address and user agent of the request. */
  @OptionalText(45) address!: string | null;
  @OptionalText(300) userAgent!: string | null;
  /** When names and facts were erased for good, as a law may demand; the entry's place in the chain stays. */
  @OptionalInstant() erasedAt!: Date | null;
}
