import { Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, OptionalText, Text } from './columns';
import { User } from './user';

/** One sign-in. Read on every request, so that ending it takes effect at once, everywhere. */
@Entity('sessions')
@Index('sessions_sid_hash', ['sidHash'], { unique: true })
@Index('sessions_user', ['userId'])
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
  @OptionalText(45) ip!: string | null;
  @OptionalText(300) userAgent!: string | null;
}
