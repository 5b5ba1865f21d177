import { PHONE_KEPT_DAYS } from '@dispatch/domain/push/push-message';
import type { Tx } from '../../../database/transactions/transaction';
import { PUSH_TASK } from './record-pushes';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes phones of signed-out or long inactive users, and pushes sent more than a day ago. */
export async function forgetPhones(tx: Tx, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - PHONE_KEPT_DAYS * DAY_MS);
  await tx.manager.query('DELETE FROM push_subscriptions WHERE seenAt < ?', [longAgo]);
  await tx.manager.query(
    `DELETE FROM push_subscriptions WHERE sessionId IN (SELECT id FROM sessions WHERE revokedAt IS NOT NULL)`,
  );
  await tx.manager.query(
    "DELETE FROM outbox_tasks WHERE kind = ? AND state <> 'waiting' AND createdAt < ?",
    [PUSH_TASK, new Date(now.getTime() - DAY_MS)],
  );
}
