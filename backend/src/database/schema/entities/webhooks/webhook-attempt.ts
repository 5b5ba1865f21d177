import { Entity, Index } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalText, Text } from '../columns';
import { NumberedRecord } from '../record';

/** One attempt to send a delivery, and its result. */
@Entity('webhook_attempts')
@Index('webhook_attempts_delivery', ['deliveryId', 'id'])
@Index('webhook_attempts_age', ['at'])
export class WebhookAttempt extends NumberedRecord {
  @Integer() deliveryId!: number;
  @Instant() at!: Date;
  @Integer() durationMs!: number;
  /** The URL without its query values. */
  @Text(500) address!: string;
  /** Null if there was no response. */
  @OptionalInteger() status!: number | null;
  @OptionalText(300) problem!: string | null;
  /** The beginning of the response. */
  @OptionalText(2000) answer!: string | null;
}
