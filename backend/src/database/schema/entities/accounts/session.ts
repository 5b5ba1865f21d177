import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalInteger, OptionalText, Text } from '../columns';
import { User } from './user';

/** One sign-in. Read on every request, so that ending it takes effect at once, everywhere. */
@Entity('sessions')
@Index('sessions_sid_hash', ['sidHash'], { unique: true })
@Index('sessions_user', ['userId'])
@Index('sessions_identity', ['identityId'])
@Index('sessions_provider_sid', ['providerSid'])
export class Session {
  @PrimaryGeneratedColumn() id!: number;
  /** SHA-256 (hex) of the random session id that the JWT carries; the id itself is not stored. */
  @Text(64) sidHash!: string;
  @Integer() userId!: number;
  @ManyToOne(() => User, { onUpdate: 'NO ACTION', onDelete: 'NO ACTION' })
  @JoinColumn({ name: 'userId', foreignKeyConstraintName: 'sessions_user_fk' })
  user?: User;
  @Instant() createdAt!: Date;
  @Instant() expiresAt!: Date;
  @OptionalInstant() revokedAt!: Date | null;
  /** To within some minutes; null until it was used for as long after signing in. */
  @OptionalInstant() lastUsedAt!: Date | null;
  /** When the person last gave their password, to change how they sign in. */
  @OptionalInstant() confirmedAt!: Date | null;
  @OptionalText(45) ip!: string | null;
  @OptionalText(300) userAgent!: string | null;
  /** By whom the provider knows the person; null for a sign-in by password. */
  @OptionalInteger() identityId!: number | null;
  /** The provider's own name of the session, by which it ends it. */
  @OptionalText(255) providerSid!: string | null;
  /** Tells the provider whose session is to end with this one. */
  @OptionalText(4000) idToken!: string | null;
}
