import { AppError } from '@dispatch/domain/errors';
import { TEST_EVENT } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable } from '@nestjs/common';
import { insertRecord, rowsChanged } from '../../../../database/records/records';
import { type Row, toNumber } from '../../../../database/rows';
import { WebhookDelivery } from '../../../../database/schema/entities/webhooks/webhook-delivery';
import type { SqlValue } from '../../../../database/sql';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Changes } from '../../../base/activity/changes';
import { eventText } from '../events/event-body';
import { newEventId } from '../events/record-webhook-event';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import type { ReplayDto } from './webhook-delivery.dto';
import { WebhookDeliveryQueries } from './webhook-delivery.queries';
import type { ReplayedAnswer, WholeWebhookDeliveryAnswer } from './webhook-delivery.schema';

/** Sends deliveries and test events on request. */
@Injectable()
export class ResendService {
  constructor(
    private readonly changes: Changes,
    private readonly queries: WebhookQueries,
    private readonly deliveries: WebhookDeliveryQueries,
  ) {}

  /**
   * Sends events again with the same id and body. The body is rebuilt if the webhook's grant of prices or its
   * address has changed. A delivery that waits for a retry is sent now.
   * @throws AppError not_found, webhook_off
   */
  replayOne(actor: Actor, webhookId: number, id: number): Promise<ReplayedAnswer> {
    return this.replay(actor, webhookId, { delivery: id }, async (again) => {
      const replayed = await again('id = ?', [id]);
      if (replayed === 0) throw new AppError('not_found');
      return replayed;
    });
  }

  /**
   * Skips deliveries that are still waiting, and tests, which carry no event.
   * @throws AppError not_found, webhook_off
   */
  replayPeriod(
    actor: Actor,
    webhookId: number,
    { from, until }: ReplayDto,
  ): Promise<ReplayedAnswer> {
    return this.replay(actor, webhookId, { from, until }, (again) =>
      again("createdAt >= ? AND createdAt < ? AND state <> 'waiting' AND type <> ?", [
        ...[from, until, TEST_EVENT],
      ]),
    );
  }

  private replay(
    actor: Actor,
    webhookId: number,
    told: Readonly<Record<string, unknown>>,
    work: (
      again: (condition: string, values: readonly SqlValue[]) => Promise<number>,
    ) => Promise<number>,
  ): Promise<ReplayedAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const { isOn, name } = await this.queries.get(webhookId);
      if (!isOn) throw new AppError('webhook_off');
      const replayed = await work((condition, values) =>
        rowsChanged(
          tx,
          // MariaDB assigns from left to right, so `attempts` reads the old state. A waiting delivery keeps its count:
          // its sender must still be able to settle it.
          `UPDATE webhook_deliveries SET attempts = CASE state WHEN 'waiting' THEN attempts ELSE 0 END,
            state = 'waiting', runAt = ?, doneAt = NULL
            WHERE webhookId = ? AND ${condition}`,
          [this.changes.now(), webhookId, ...values],
        ),
      );
      if (replayed > 0)
        await this.changes.record(tx, actor, {
          ...{ action: 'webhook.replayed', resourceId: webhookId },
          after: { name, ...told, replayed },
        });
      return { replayed };
    });
  }

  /**
   * Sends a test event to one webhook. If a test waits for a retry, it is sent now: a new one would wait behind it,
   * and the user wants an immediate result.
   * @throws AppError not_found, webhook_off
   */
  sendTest(actor: Actor, webhookId: number): Promise<WholeWebhookDeliveryAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const { isOn, name } = await this.queries.get(webhookId);
      if (!isOn) throw new AppError('webhook_off');
      const now = this.changes.now();
      const id = (await hurry(tx, webhookId, now)) ?? (await insert(tx, webhookId, now));
      await this.changes.record(tx, actor, {
        ...{ action: 'webhook.tested', resourceId: webhookId },
        after: { name, delivery: id },
      });
      return this.deliveries.get(webhookId, id);
    });
  }
}

/** Makes a waiting test due now; null if there is none. */
async function hurry(tx: Tx, webhookId: number, now: Date): Promise<number | null> {
  const [row] = await tx.manager.query<Row[]>(
    `SELECT id FROM webhook_deliveries
      WHERE webhookId = ? AND resource = 'webhook' AND resourceId = ? AND state = 'waiting'`,
    [webhookId, webhookId],
  );
  if (row === undefined) return null;
  const id = toNumber(row.id);
  const isWaiting = await rowsChanged(
    tx,
    "UPDATE webhook_deliveries SET runAt = ? WHERE id = ? AND state = 'waiting'",
    [now, id],
  );
  return isWaiting > 0 ? id : null;
}

/** Stores the body, so that an older replica, which does not know tests, sends the same. */
function insert(tx: Tx, webhookId: number, now: Date): Promise<number> {
  const event = {
    ...{ eventId: newEventId(), type: TEST_EVENT, createdAt: now },
    ...{ resource: 'webhook', resourceId: webhookId },
  };
  return insertRecord(tx, WebhookDelivery, {
    ...event,
    ...{
      webhookId,
      state: 'waiting',
      attempts: 0,
      runAt: now,
      body: eventText(event, { test: true }),
      bodyFor: null,
    },
    ...{ lastStatus: null, lastProblem: null, doneAt: null },
  });
}
