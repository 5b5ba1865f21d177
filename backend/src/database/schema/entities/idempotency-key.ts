import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalJsonText, Text } from './columns';

/**
 * The claim of one POST by one user and, once its effect has committed, the answer it got.
 * The answer is written in the transaction of the effect: either both are there or neither is.
 */
@Entity('idempotency_keys')
@Index('idempotency_keys_user_key', ['userId', 'key'], { unique: true })
@Index('idempotency_keys_expires', ['expiresAt'])
export class IdempotencyKey {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  @Text(255) key!: string;
  /** SHA-256 (hex) of method, path and body. */
  @Text(64) requestHash!: string;
  /** Null while the first request still runs. */
  @OptionalInteger() statusCode!: number | null;
  @OptionalJsonText() body!: string | null;
  @Instant() createdAt!: Date;
  /** While running: when the claim may be taken over. Once answered: when the answer is forgotten. */
  @Instant() expiresAt!: Date;
}
