import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from './columns';

/** Who did what to which record, written in the transaction of the change. Its id orders the event feed. */
@Entity('activity')
@Index('activity_resource', ['resource', 'resourceId', 'id'])
@Index('activity_at', ['at', 'id'])
@Index('activity_actor', ['actorId', 'at', 'id'])
@Index('activity_address', ['address', 'at', 'id'])
@Index('activity_action', ['action', 'at', 'id'])
@Index('activity_kind', ['resource', 'at', 'id'])
export class Activity {
  @PrimaryGeneratedColumn() id!: number;
  @Instant() at!: Date;
  @OptionalInteger() actorId!: number | null;
  @OptionalText(120) actorName!: string | null;
  @Text(40) action!: string;
  @Text(20) resource!: string;
  @OptionalInteger() resourceId!: number | null;
  /** The record's version after the change. */
  @OptionalInteger() resourceVersion!: number | null;
  /** The drivers whom the change concerns: before it and after it. */
  @OptionalInteger() driverBefore!: number | null;
  @OptionalInteger() driverAfter!: number | null;
  @OptionalJsonText() before!: string | null;
  @OptionalJsonText() after!: string | null;
  @OptionalText(64) requestId!: string | null;
  /** When a driver tapped what a phone sent later. */
  @OptionalInstant() tappedAt!: Date | null;
  /** Where the request came from, and what its program called itself. */
  @OptionalText(45) address!: string | null;
  @OptionalText(300) userAgent!: string | null;
  /** When its names and facts were taken out for good, as a law may demand; its place in the chain stays. */
  @OptionalInstant() erasedAt!: Date | null;
}
