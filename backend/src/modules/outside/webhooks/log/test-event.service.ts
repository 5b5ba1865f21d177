import { AppError } from '@dispatch/domain/errors';
import { TEST_EVENT } from '@dispatch/domain/webhooks/webhook-events';
import { Injectable } from '@nestjs/common';
import { insertRecord, rowsChanged } from '../../../../database/records/records';
import { type Row, toNumber } from '../../../../database/rows';
import { WebhookDelivery } from '../../../../database/schema/entities/webhooks/webhook-delivery';
import { holdGuard } from '../../../../database/transactions/guards';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Changes } from '../../../base/activity/changes';
import { eventText } from '../events/event-body';
import { newEventId } from '../events/record-webhook-event';
import { WebhookQueries } from '../subscriptions/webhook.queries';
import { WebhookDeliveryQueries } from './webhook-delivery.queries';
import type { WholeWebhookDeliveryAnswer } from './webhook-delivery.schema';

/**
 * Sends a test event to one webhook. If a test waits for a retry, it is sent now: a new one would wait behind it, and
 * the user wants an immediate result.
 */
@Injectable()
export class TestEventService {
  constructor(
    private readonly changes: Changes,
    private readonly webhooks: WebhookQueries,
    private readonly deliveries: WebhookDeliveryQueries,
  ) {}

  /** @throws AppError not_found, webhook_off */
  send(actor: Actor, webhookId: number): Promise<WholeWebhookDeliveryAnswer> {
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'webhooks');
      const { isOn, name } = await this.webhooks.get(webhookId);
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
