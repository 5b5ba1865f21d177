import { PHONE_KEPT_DAYS } from '@dispatch/domain/push/push-message';
import type { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { runEach } from '../../../run-each';
import { PUSH_TASK } from './record-pushes';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Deletes phones of signed-out or long inactive users, and pushes sent more than a day ago. */
export async function forgetPhones(transactions: TransactionRunner, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - PHONE_KEPT_DAYS * DAY_MS);
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const remove = (from: string, values: readonly (string | Date)[]) => () =>
    transactions.run((tx) => tx.manager.query(`DELETE FROM ${from}`, [...values]));
  await runEach([
    remove('push_subscriptions WHERE seenAt < ?', [longAgo]),
    remove(
      'push_subscriptions WHERE sessionId IN (SELECT id FROM sessions WHERE revokedAt IS NOT NULL)',
      [],
    ),
    remove("outbox_tasks WHERE kind = ? AND state <> 'waiting' AND createdAt < ?", [
      ...[PUSH_TASK, dayAgo],
    ]),
  ]);
}
