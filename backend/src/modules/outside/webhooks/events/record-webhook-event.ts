import { randomUUID } from 'node:crypto';
import { webhookEventOf } from '@dispatch/domain/webhooks/webhook-events';
import type { Tx } from '../../../../database/transactions/transaction';
import type { ActivityEntry } from '../../../base/activity/activity-entry';

/** One statement for all webhooks that want the event; it writes nothing where none does. */
const INSERT = `INSERT INTO webhook_deliveries
  (webhookId, eventId, type, resource, resourceId, state, attempts, runAt, createdAt)
  SELECT id, ?, ?, ?, ?, 'waiting', 0, ?, ? FROM webhooks WHERE isOn = 1 AND events LIKE ?`;

export function newEventId(): string {
  return `evt_${randomUUID().replaceAll('-', '')}`;
}

/**
 * Writes down whom a change is to be told, in its transaction. The record is held until then, so that the ids of its
 * events are in the order of its changes.
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
