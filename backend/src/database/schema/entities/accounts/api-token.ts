import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, Text } from '../columns';
import { User } from './user';

/** By which a program acts for a person or a service account. Read on every request, like sessions. */
@Entity('api_tokens')
@Index('api_tokens_hash', ['tokenHash'], { unique: true })
@Index('api_tokens_user', ['userId'])
@Index('api_tokens_expires', ['expiresAt'])
export class ApiToken {
  @PrimaryGeneratedColumn() id!: number;
  /** Who acts: a person, or the row of a service account. */
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'api_tokens_user_fk' })
  user?: User;
  @Text(60) name!: string;
  /** SHA-256 (hex) of the whole token; the token itself is not stored. */
  @Text(64) tokenHash!: string;
  /** Its first letters, by which people tell it from others. */
  @Text(12) hint!: string;
  /** Separated by spaces. */
  @Text(500) scopes!: string;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @OptionalInstant() revokedAt!: Date | null;
  /** To within some minutes. */
  @OptionalInstant() lastUsedAt!: Date | null;
  @OptionalText(45) lastUsedFrom!: string | null;
  /** When the log last told that it was refused. */
  @OptionalInstant() refusedAt!: Date | null;
  /** Requests that servers have taken of the minute that begins then. */
  @OptionalInstant() windowStart!: Date | null;
  @Integer() windowTaken!: number;
}
