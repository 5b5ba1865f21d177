import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalText,
  References,
  Text,
} from '../columns';
import { NumberedRecord } from '../record';
import { User } from './user';

/** One sign-in. Read on every request, so that ending it takes effect at once on all replicas. */
@Entity('sessions')
@Index('sessions_sid_hash', ['sidHash'], { unique: true })
@Index('sessions_user', ['userId'])
@Index('sessions_identity', ['identityId'])
@Index('sessions_provider_sid', ['providerSid'])
export class Session extends NumberedRecord {
  /** SHA-256 (hex) of the random session id that the JWT carries; the id itself is not stored. */
  @Text(64) sidHash!: string;
  @Integer() userId!: number;
  @References(() => User, 'sessions_user_fk') user?: User;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @OptionalInstant() revokedAt!: Date | null;
  /** Accurate to some minutes; null until the session has been used for that long. */
  @OptionalInstant() lastUsedAt!: Date | null;
  /** When the person last entered their password to change how they sign in. */
  @OptionalInstant() confirmedAt!: Date | null;
  @OptionalText(45) ip!: string | null;
  @OptionalText(300) userAgent!: string | null;
  /** The person's identity at the provider; null for a sign-in by password. */
  @OptionalInteger() identityId!: number | null;
  /** The provider's id of the session, with which it ends the session. */
  @OptionalText(255) providerSid!: string | null;
  /** Tells the provider which session to end together with this one. */
  @OptionalText(4000) idToken!: string | null;
}
