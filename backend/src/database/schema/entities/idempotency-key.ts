import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalJsonText, OptionalText, Text } from './columns';
import { NumberedRecord } from './record';

/** One POST by one user and its answer, written in the transaction of its effect. */
@Entity('idempotency_keys')
@Index('idempotency_keys_user_key', ['userId', 'key'], { unique: true })
@Index('idempotency_keys_expires', ['expiresAt'])
export class IdempotencyKey extends NumberedRecord {
  @Integer() userId!: number;
  @Text(255) key!: string;
  /** SHA-256 (hex) of method, path and body. */
  @Text(64) requestHash!: string;
  /** SHA-256 (hex) of the caller's visibility; null in rows of older servers. */
  @OptionalText(64) visibility!: string | null;
  /** Set at the commit; null while an older server has claimed the key. */
  @OptionalInteger() statusCode!: number | null;
  @OptionalJsonText() body!: string | null;
  @Instant() createdAt!: Date;
  /** When the stored answer expires. */
  @Instant() expiresAt!: Date;
}
