import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInstant, Text } from './columns';
import { NumberedRecord } from './record';

/** The key pair that identifies this server to push services; created once. */
@Entity('push_keys')
@Index('push_keys_name', ['name'], { unique: true })
export class PushKey extends NumberedRecord {
  @Text(10) name!: string;
  /** The uncompressed point of P-256 in base64url. */
  @Text(100) publicKey!: string;
  /** Encrypted with the server's secret. */
  @Text(300) privateKey!: string;
  @Instant() createdAt!: Date;
}

/** A phone that receives push messages about its driver's jobs. */
@Entity('push_subscriptions')
@Index('push_subscriptions_endpoint', ['endpointHash'], { unique: true })
@Index('push_subscriptions_user', ['userId', 'id'])
export class PushSubscription extends NumberedRecord {
  @Integer() userId!: number;
  /** The session that subscribed: signing out ends the messages. */
  @Integer() sessionId!: number;
  /** The push service's URL for this browser. */
  @Text(1000) endpoint!: string;
  /** SHA-256 (hex). */
  @Text(64) endpointHash!: string;
  /** The keys that encrypt messages, in base64url. */
  @Text(100) p256dh!: string;
  @Text(40) auth!: string;
  @Text(5) language!: string;
  @Instant() createdAt!: Date;
  /** When the phone last confirmed the subscription. */
  @Instant() seenAt!: Date;
  @OptionalInstant() sentAt!: Date | null;
}
