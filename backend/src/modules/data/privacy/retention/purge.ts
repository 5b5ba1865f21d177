import type { RetentionKind } from '@dispatch/domain/privacy/retention';
import type { AuditKeys } from '../../../../config/audit-keys';
import { toNumber } from '../../../../database/rows';
import type { Tx } from '../../../../database/transactions/transaction';
import { removePostalCodes } from '../../../../totals/reports/report-jobs';
import { forgetEntries } from '../../../admin-users/audit/chain/forget-entries';
import { JobWords } from '../../../jobs/words/job-words';
import { beginErasure } from '../erasure/begin-erasure';
import { findSubject, type Query } from '../subject';
import { JOB_TEXTS } from './due-rows';

interface Going {
  readonly tx: Tx;
  readonly query: Query;
  readonly ids: readonly number[];
  readonly now: Date;
  readonly keys: AuditKeys;
}

type Purge = (going: Going) => Promise<void>;

const places = (ids: readonly number[]) => ids.map(() => '?').join(', ');

/** How to delete each kind of record. Money, counts and referenced records stay. */
export const PURGE: Readonly<Record<RetentionKind, Purge>> = {
  async deliveredJobs({ tx, query, ids }) {
    await removePostalCodes(tx, ids);
    await query(
      `UPDATE jobs SET ${JOB_TEXTS.map((column) => `${column} = NULL`).join(', ')},
        pickupSort = CASE WHEN pickupCity IS NULL THEN NULL ELSE pickupSort END,
        dropoffSort = CASE WHEN dropoffCity IS NULL THEN NULL ELSE dropoffSort END,
        version = version + 1 WHERE id IN (${places(ids)})`,
      ids,
    );
    await query(`UPDATE job_units SET leftNote = NULL WHERE jobId IN (${places(ids)})`, ids);
    await query(
      `UPDATE job_cancellations SET note = NULL, words = '' WHERE jobId IN (${places(ids)})`,
      ids,
    );
    await new JobWords().refresh(tx, ids);
  },
  /** Cleanup deletes the files of deleted photos after a day. */
  async photos({ query, ids, now }) {
    await query(
      `UPDATE unit_photos SET deletedAt = ? WHERE id IN (${places(ids)}) AND deletedAt IS NULL`,
      [now, ...ids],
    );
  },
  async signatures({ query, ids, now }) {
    await query(`DELETE FROM report_version_parts WHERE versionId IN (${places(ids)})`, ids);
    await query(
      `UPDATE jobs SET pickupSignedBy = NULL, deliverySignedBy = NULL, version = version + 1
        WHERE id IN (SELECT jobId FROM report_versions WHERE id IN (${places(ids)}))`,
      ids,
    );
    await query(`UPDATE report_versions SET letGoAt = ? WHERE id IN (${places(ids)})`, [
      now,
      ...ids,
    ]);
  },
  async activity({ query, ids, now, keys }) {
    await query('INSERT INTO retention_runs (at, entries) VALUES (?, ?)', [now, ids.length]);
    // The guard prevents other replicas from adding a run.
    const [run] = await query('SELECT MAX(id) AS id FROM retention_runs');
    const by = `retention ${String(toNumber(run?.['id']))}`;
    const nothing = { actorName: null, before: null, after: null };
    await forgetEntries(query, ids, nothing, { by, keys, now });
  },
  async sessions({ query, ids }) {
    await query(`DELETE FROM sessions WHERE id IN (${places(ids)})`, ids);
  },
  async sentMails({ query, ids }) {
    await query(`DELETE FROM outbox_tasks WHERE id IN (${places(ids)})`, ids);
  },
  deletedCustomers: (going) => erase('customer', going),
  deletedUsers: (going) => erase('user', going),
};

async function erase(kind: 'customer' | 'user', { tx, query, ids, now }: Going): Promise<void> {
  for (const id of ids) {
    const subject = await findSubject(query, kind, id);
    const asked = { reason: 'kept-long-enough', requestedById: null, requestedAt: now } as const;
    if (subject !== null) await beginErasure(tx, query, subject, asked, now);
  }
}
