import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalInteger, OptionalText, Text } from '../columns';
import { NumberedRecord } from '../record';

/** A job's tracking link, which needs no sign-in. A new link replaces the old one. */
@Entity('tracking_links')
@Index('tracking_links_job', ['jobId'], { unique: true })
@Index('tracking_links_token', ['tokenHash'], { unique: true })
export class TrackingLink extends NumberedRecord {
  @Integer() jobId!: number;
  /** The link is derived from it and the server's signing secret. */
  @Text(64) nonce!: string;
  @Text(64) tokenHash!: string;
  /** Null if created for an e-mail to the customer. */
  @OptionalInteger() madeById!: number | null;
  /** The person's name at that time. */
  @OptionalText(120) madeByName!: string | null;
  @Instant() createdAt!: Date;
  /** When the link was revoked. */
  @OptionalInstant() takenBackAt!: Date | null;
}
