import { Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import {
  Instant,
  Integer,
  OptionalInstant,
  OptionalInteger,
  OptionalJsonText,
  OptionalText,
  Text,
} from '../columns';

/** One event for one webhook: written with the change that it tells of, and sent after the commit. */
@Entity('webhook_deliveries')
@Index('webhook_deliveries_due', ['webhookId', 'state', 'id'])
@Index('webhook_deliveries_next', ['webhookId', 'state', 'runAt', 'id'])
@Index('webhook_deliveries_record', ['webhookId', 'resource', 'resourceId', 'state', 'id'])
@Index('webhook_deliveries_log', ['webhookId', 'id'])
@Index('webhook_deliveries_period', ['webhookId', 'createdAt'])
@Index('webhook_deliveries_age', ['createdAt'])
export class WebhookDelivery {
  @PrimaryGeneratedColumn() id!: number;
  @Integer() webhookId!: number;
  /** The same for each webhook, and with each attempt: receivers know a repeat by it. */
  @Text(40) eventId!: string;
  @Text(30) type!: string;
  /** The record that it is about; events of one record are sent in order. */
  @Text(20) resource!: string;
  @Integer() resourceId!: number;
  /** 'waiting', 'done', or 'parked': not sent any more until somebody asks. */
  @Text(10) state!: string;
  /** How often it was begun. Counted up by whoever takes it, so that a late sender changes nothing. */
  @Integer() attempts!: number;
  /** Not before then; while it is being sent, the end of the lease. */
  @Instant() runAt!: Date;
  /** What is sent, made with the first attempt and kept while `bodyFor` holds. */
  @OptionalJsonText() body!: string | null;
  /** SHA-256 (hex) of the webhook's grant of prices and its address when the body was made. */
  @OptionalText(64) bodyFor!: string | null;
  @OptionalInteger() lastStatus!: number | null;
  @OptionalText(300) lastProblem!: string | null;
  @Instant() createdAt!: Date;
  @OptionalInstant() doneAt!: Date | null;
}
