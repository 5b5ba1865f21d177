import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalInteger, OptionalText, Text } from '../columns';

/** The one link by which anybody who has it follows a job; a new one takes the place of the old. */
@Entity('tracking_links')
@Index('tracking_links_job', ['jobId'], { unique: true })
@Index('tracking_links_token', ['tokenHash'], { unique: true })
export class TrackingLink {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() jobId!: number;
  /** The link follows from it and from the server's signing secret. */
  @Text(64) nonce!: string;
  @Text(64) tokenHash!: string;
  /** Null where an e-mail to the customer asked for it. */
  @OptionalInteger() madeById!: number | null;
  /** As the person was called then. */
  @OptionalText(120) madeByName!: string | null;
  @Instant() createdAt!: Date;
  /** Since then it leads nowhere. */
  @OptionalInstant() takenBackAt!: Date | null;
}
