import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInstant, Text } from './columns';

/** By what push services know this server; made once. */
@Entity('push_keys')
@Index('push_keys_name', ['name'], { unique: true })
export class PushKey {
  @PrimaryGeneratedColumn() id!: number;
  @Text(10) name!: string;
  /** The uncompressed point of P-256 in base64url. */
  @Text(100) publicKey!: string;
  /** Sealed with the server's secret. */
  @Text(300) privateKey!: string;
  @Instant() createdAt!: Date;
}

/** A phone that asked to be told of its driver's jobs. */
@Entity('push_subscriptions')
@Index('push_subscriptions_endpoint', ['endpointHash'], { unique: true })
@Index('push_subscriptions_user', ['userId', 'id'])
export class PushSubscription {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() userId!: number;
  /** The sign-in with which it was asked for: who signs out is told nothing more. */
  @Integer() sessionId!: number;
  /** Where the push service of the browser takes messages for it. */
  @Text(1000) endpoint!: string;
  /** SHA-256 (hex). */
  @Text(64) endpointHash!: string;
  /** What messages are encrypted with, in base64url. */
  @Text(100) p256dh!: string;
  @Text(40) auth!: string;
  @Text(5) language!: string;
  @Instant() createdAt!: Date;
  /** When the phone last said that it is still there. */
  @Instant() seenAt!: Date;
  @OptionalInstant() sentAt!: Date | null;
}
