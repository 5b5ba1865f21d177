import { Entity, Index } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from '../columns';
import { NumberedRecord } from '../record';

/** One event for one webhook, written with its change and sent after the commit. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due', ['webhookId', 'state', 'id'])
@Index('webhook_deliveries_next', ['webhookId', 'state', 'runAt', 'id'])
@Index('webhook_deliveries_record', ['webhookId', 'resource', 'resourceId', 'state', 'id'])
@Index('webhook_deliveries_log', ['webhookId', 'id'])
@Index('webhook_deliveries_period', ['webhookId', 'createdAt'])
@Index('webhook_deliveries_age', ['createdAt'])
export class WebhookDelivery extends NumberedRecord {
  @Integer() webhookId!: number;
  /** The same for all webhooks and attempts: receivers detect a repeat by it. */
  @Text(40) eventId!: string;
  @Text(30) type!: string;
  /** The record concerned; events of one record are sent in order. */
  @Text(20) resource!: string;
  @Integer() resourceId!: number;
  /** 'waiting', 'done', or 'parked': not sent again unless a user requests it. */
  @Text(10) state!: string;
  /** Number of attempts. A worker claims the delivery by incrementing it, so a late worker changes nothing. */
  @Integer() attempts!: number;
  /** Earliest start; while it is being sent, the end of the lease. */
  @Instant() runAt!: Date;
  /** The body, built at the first attempt and reused while `bodyFor` still matches. */
  @OptionalJsonText() body!: string | null;
  /** SHA-256 (hex) of the webhook's price permission and address when the body was built. */
  @OptionalText(64) bodyFor!: string | null;
  @OptionalInteger() lastStatus!: number | null;
  @OptionalText(300) lastProblem!: string | null;
  @Instant() createdAt!: Date;
  @OptionalInstant() doneAt!: Date | null;
}
