import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Instant, Integer, OptionalInteger, OptionalText, Text } from '../columns';

/** One time that a delivery was sent, and what came of it. */
@Entity('webhook_attempts')
@Index('webhook_attempts_delivery', ['deliveryId', 'id'])
@Index('webhook_attempts_age', ['at'])
export class WebhookAttempt {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() deliveryId!: number;
  @Instant() at!: Date;
  @Integer() durationMs!: number;
  /** Where it went, without the values of the query. */
  @Text(500) address!: string;
  /** Null where there was no answer. */
  @OptionalInteger() status!: number | null;
  @OptionalText(300) problem!: string | null;
  /** How the answer began. */
  @OptionalText(2000) answer!: string | null;
}
