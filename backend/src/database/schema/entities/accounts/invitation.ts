import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInstant, References, Text } from '../columns';
import { NumberedRecord } from '../record';
import { User } from './user';

/** A link with which a new person chooses a password. Deleted when it is used or ended. */
@Entity('invitations')
@Index('invitations_user', ['userId'], { unique: true })
@Index('invitations_token', ['tokenHash'], { unique: true })
export class Invitation extends NumberedRecord {
  @Integer() userId!: number;
  @References(() => User, 'invitations_user_fk') user?: User;
  /** SHA-256 (hex) of the random value in the link. */
  @Text(64) tokenHash!: string;
  @Instant() sentAt!: Date;
  @Instant() expiresAt!: Date;
  /** When the mail server refused the e-mail for good. */
  @OptionalInstant() failedAt!: Date | null;
}
