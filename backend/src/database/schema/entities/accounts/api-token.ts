import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, References, Text } from '../columns';
import { NumberedRecord } from '../record';
import { User } from './user';

/** A token with which a program acts for a person or a service account. Read on every request, like sessions. */
@Entity('api_tokens')
@Index('api_tokens_hash', ['tokenHash'], { unique: true })
@Index('api_tokens_user', ['userId'])
@Index('api_tokens_expires', ['expiresAt'])
export class ApiToken extends NumberedRecord {
  /** The token's owner: a person or a service account. */
  @Integer() userId!: number;
  @References(() => User, 'api_tokens_user_fk') user?: User;
  @Text(60) name!: string;
  /** SHA-256 (hex) of the whole token; the token itself is not stored. */
  @Text(64) tokenHash!: string;
  /** The token's first characters, by which users recognise it. */
  @Text(12) hint!: string;
  /** Separated by spaces. */
  @Text(500) scopes!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @OptionalInstant() revokedAt!: Date | null;
  /** Accurate to some minutes. */
  @OptionalInstant() lastUsedAt!: Date | null;
  @OptionalText(45) lastUsedFrom!: string | null;
  /** When the activity log last recorded a refusal. */
  @OptionalInstant() refusedAt!: Date | null;
  /** Start of the minute in which `windowTaken` requests were counted. */
  @OptionalInstant() windowStart!: Date | null;
  @Integer() windowTaken!: number;
}
