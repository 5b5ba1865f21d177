import { randomUUID } from 'node:crypto';
import { webhookEventOf } from '@dispatch/domain/webhooks/webhook-events';
import type { Tx } from '../../../../database/transactions/transaction';
import type { ActivityEntry } from '../../../base/activity/activity-entry';

/** One statement for all subscribed webhooks; inserts nothing if there are none. */
const INSERT = `INSERT INTO webhook_deliveries
  (webhookId, eventId, type, resource, resourceId, state, attempts, runAt, createdAt)
  SELECT id, ?, ?, ?, ?, 'waiting', 0, ?, ? FROM webhooks WHERE isOn = 1 AND events LIKE ?`;

export function newEventId(): string {
  return `evt_${randomUUID().replaceAll('-', '')}`;
}

/**
 * Queues the deliveries of a change in its transaction. The record stays locked until the commit, so that event ids
 * follow the order of changes.
 */
export async function recordWebhookEvent(tx: Tx, entry: ActivityEntry, now: Date): Promise<void> {
  const type = webhookEventOf(entry);
  if (type === null || entry.resourceId === null) return;
  await tx.atCommit(
    INSERT,
    [newEventId(), type, entry.resource, entry.resourceId, now, now, `% ${type} %`],
    'nothing',
  );
}
