import { driverNewsOf } from '@dispatch/domain/push/push-message';
import type { Tx } from '../../../database/transactions/transaction';
import type { ActivityEntry } from '../../base/activity/activity-entry';

export const PUSH_TASK = 'push';

/** Inserts one task per phone of the driver, if there are any. Users are not notified of their own changes. */
const INSERT = `INSERT INTO outbox_tasks
  (kind, resource, resourceId, payload, state, attempts, runAt, createdAt)
  SELECT '${PUSH_TASK}', 'push', s.id, ?, 'waiting', 0, ?, ? FROM push_subscriptions s
  JOIN drivers d ON d.userId = s.userId WHERE d.id = ? AND s.userId <> ?`;

/** The payload of an outbox task. */
export interface PushPayload {
  readonly jobId: number;
  readonly driverId: number;
  readonly news: string;
  readonly at: string;
}

/** A change, and who made it. */
interface MadeChange {
  readonly entry: ActivityEntry;
  readonly actorId: number | null;
  readonly at: Date;
}

/** Queues the pushes for a change in its transaction. Calls `queued` after the commit if there are any. */
export async function recordPushes(
  tx: Tx,
  { entry, actorId, at: now }: MadeChange,
  queued: () => void,
): Promise<void> {
  if (entry.resource !== 'job' || entry.resourceId === null) return;
  for (const { driverId, news } of driverNewsOf(entry)) {
    const at = now.toISOString();
    const payload: PushPayload = { jobId: entry.resourceId, driverId, news, at };
    const values = [JSON.stringify(payload), now, now, driverId, actorId ?? 0];
    const tasks = await tx.atCommit(INSERT, values, 'count');
    tx.afterCommit(() => {
      if (Number(tasks()) > 0) queued();
    });
  }
}
