import { NOTICE_WAIT_MS, noticeEventOf } from '@dispatch/domain/customer-notices/notice-event';
import type { Tx } from '../../../../database/transactions/transaction';
import type { ActivityEntry } from '../../../base/activity/activity-entry';
import { CUSTOMER_NOTICE, type NoticePayload } from '../notice-task';

/** One statement, which inserts nothing if the customer does not want this notice. */
const INSERT = `INSERT INTO outbox_tasks
  (kind, resource, resourceId, payload, state, attempts, runAt, createdAt)
  SELECT '${CUSTOMER_NOTICE}', 'job', j.id, ?, 'waiting', 0, ?, ? FROM jobs j
  LEFT JOIN customer_notice_choices c ON c.customerId = j.customerId
  WHERE j.id = ? AND j.customerId IS NOT NULL
  AND COALESCE(c.events, (SELECT s.events FROM notice_settings s WHERE s.id = 1), '') LIKE ?`;

/**
 * Queues a customer notice in the change's transaction. The handler later checks that it still applies and was not sent
 * before.
 */
export async function askForNotice(tx: Tx, entry: ActivityEntry, now: Date): Promise<void> {
  const event = noticeEventOf(entry, now);
  if (event === null || entry.resourceId === null) return;
  const payload: NoticePayload = { event };
  const runAt = new Date(now.getTime() + NOTICE_WAIT_MS);
  const values = [JSON.stringify(payload), runAt, now, entry.resourceId, `% ${event} %`];
  await tx.atCommit(INSERT, values, 'nothing');
}
