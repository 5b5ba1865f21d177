import { isWebhookEvent } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Database } from '../../../../database/database';
import { type Row, toDate, toFlag, toNullable, toNumber, toText } from '../../../../database/rows';
import type { WebhookAnswer } from './webhook.schema';

const countOf = (state: string) =>
  `(SELECT COUNT(*) FROM webhook_deliveries d WHERE d.webhookId = w.id AND d.state = '${state}')`;
const SELECT = `SELECT w.id, w.name, w.address, w.events, w.includesPrices, w.isOn, w.offReason, w.previousUntil,
  w.version, w.createdAt, w.updatedAt, ${countOf('waiting')} AS waiting, ${countOf('parked')} AS parked
  FROM webhooks w`;

/** The data for sending to an active webhook; the secrets are encrypted. */
export interface SendingWebhook {
  readonly address: string;
  readonly includesPrices: boolean;
  readonly sealed: readonly string[];
}

@Injectable()
export class WebhookQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Sorted by name. */
  async list(): Promise<WebhookAnswer[]> {
    const rows = await this.database.query<Row>(`${SELECT} ORDER BY w.name, w.id`);
    return rows.map((row) => this.present(row));
  }

  /** @throws AppError not_found */
  async get(id: number): Promise<WebhookAnswer> {
    const row = await this.database.one<Row>(`${SELECT} WHERE w.id = ?`, [id]);
    return this.present(row);
  }

  async idsOn(): Promise<number[]> {
    const rows = await this.database.query<Row>('SELECT id FROM webhooks WHERE isOn = 1');
    return rows.map(({ id }) => toNumber(id));
  }

  /** Null if it is off or deleted. */
  async sending(id: number): Promise<SendingWebhook | null> {
    const [row] = await this.database.query<Row>(
      `SELECT address, includesPrices, secret, previousSecret, previousUntil FROM webhooks
        WHERE id = ? AND isOn = 1`,
      [id],
    );
    if (row === undefined) return null;
    const overlap = this.overlapOf(row) === null ? null : row['previousSecret'];
    return {
      address: toText(row['address']),
      includesPrices: toFlag(row['includesPrices']),
      sealed: [row['secret'], overlap].filter((sealed) => sealed !== null).map(toText),
    };
  }

  private present(row: Row): WebhookAnswer {
    return {
      id: toNumber(row.id),
      name: toText(row.name),
      address: toText(row.address),
      events: toText(row.events).split(' ').filter(isWebhookEvent),
      includesPrices: toFlag(row.includesPrices),
      isOn: toFlag(row.isOn),
      isGone: row['offReason'] === 'gone',
      oldSecretUntil: this.overlapOf(row)?.toISOString() ?? null,
      waiting: toNumber(row.waiting),
      parked: toNumber(row.parked),
      createdAt: toDate(row.createdAt).toISOString(),
      updatedAt: toDate(row.updatedAt).toISOString(),
      version: toNumber(row.version),
    };
  }

  private overlapOf(row: Row): Date | null {
    const until = toNullable(row['previousUntil'], toDate);
    return until !== null && until > this.clock.now() ? until : null;
  }
}
