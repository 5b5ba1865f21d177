import { AppError } from '@dispatch/domain/errors';
import { problemSentence, readProblem } from '@dispatch/domain/webhooks/delivery-problem';
import { Injectable } from '@nestjs/common';
import sql, { empty, raw } from 'sql-template-tag';
import { Database } from '../../../../database/database';
import { boundedCount } from '../../../../database/records/bounded-count';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../../database/rows';
import { PageOf, pageOrFirst } from '../../../../http/answers/paging';
import type {
  DeliveryProblemAnswer,
  WebhookAttemptAnswer,
  WebhookDeliveryAnswer,
  WholeWebhookDeliveryAnswer,
} from './webhook-delivery.schema';
import type { WebhookDeliveriesQueryDto } from './webhook-delivery.dto';

const COLUMNS =
  'id, eventId, type, resource, resourceId, state, attempts, runAt, lastStatus, lastProblem, createdAt, doneAt';

@Injectable()
export class WebhookDeliveryQueries {
  constructor(private readonly database: Database) {}

  /**
   * Newest first, always a page.
   * @throws AppError not_found for an unknown webhook
   */
  async list(
    webhookId: number,
    query: WebhookDeliveriesQueryDto,
  ): Promise<PageOf<WebhookDeliveryAnswer>> {
    await this.assertThere(webhookId);
    const page = pageOrFirst(query);
    const ofState = query.state === undefined ? empty : sql` AND state = ${query.state}`;
    const from = sql`FROM webhook_deliveries WHERE webhookId = ${webhookId}${ofState}`;
    const order = raw(query.order === 'asc' ? 'ASC' : 'DESC');
    const [rows, { total, isLeast }] = await Promise.all([
      this.database.select<Row>(
        sql`SELECT ${raw(COLUMNS)} ${from} ORDER BY id ${order} LIMIT ${page.limit} OFFSET ${page.offset}`,
      ),
      boundedCount(this.database, from, page),
    ]);
    return new PageOf(rows.map(present), total, page, isLeast);
  }

  /** @throws AppError not_found, also for a delivery of another webhook */
  async get(webhookId: number, id: number): Promise<WholeWebhookDeliveryAnswer> {
    await this.assertThere(webhookId);
    const row = await this.database.one<Row>(
      `SELECT ${COLUMNS}, body FROM webhook_deliveries WHERE id = ? AND webhookId = ?`,
      [id, webhookId],
    );
    const log = await this.database.query<Row>(
      `SELECT id, at, durationMs, address, status, problem, answer FROM webhook_attempts
        WHERE deliveryId = ? ORDER BY id DESC LIMIT 50`,
      [id],
    );
    return { ...present(row), body: toNullable(row['body'], toText), log: log.map(presentAttempt) };
  }

  /** Deliveries of a deleted webhook remain until the hourly cleanup. */
  private async assertThere(webhookId: number): Promise<void> {
    const rows = await this.database.query('SELECT id FROM webhooks WHERE id = ?', [webhookId]);
    if (rows.length === 0) throw new AppError('not_found');
  }
}

function present(row: Row): WebhookDeliveryAnswer {
  const { type, resource, state } = row as Pick<
    WebhookDeliveryAnswer,
    'type' | 'resource' | 'state'
  >; // checked when written
  return {
    ...{ id: toNumber(row.id), eventId: toText(row['eventId']), type },
    ...{ resource, resourceId: toNumber(row['resourceId']), state },
    attempts: toNumber(row['attempts']),
    nextAt: state === 'waiting' ? toDate(row['runAt']).toISOString() : null,
    lastStatus: toNullable(row['lastStatus'], toNumber),
    lastProblem: toNullable(row['lastProblem'], presentProblem),
    createdAt: toDate(row['createdAt']).toISOString(),
    doneAt: toNullable(row['doneAt'], toDate)?.toISOString() ?? null,
  };
}

function presentAttempt(row: Row): WebhookAttemptAnswer {
  return {
    ...(row as Omit<WebhookAttemptAnswer, 'at' | 'problem'>), // the named columns, as stored
    at: toDate(row['at']).toISOString(),
    problem: toNullable(row['problem'], presentProblem),
  };
}

function presentProblem(stored: unknown): DeliveryProblemAnswer {
  const problem = readProblem(toText(stored));
  return { ...problem, message: problemSentence(problem) };
}
