import { dayOf } from '@dispatch/domain/time/company-day';
import { exclusiveLock } from '../../database/records/records';
import { type Row, toDate, toNumber } from '../../database/rows';
import type { Tx } from '../../database/transactions/transaction';
import { addInvoicesToReports } from './billed-sums';
import { deliveredJob, growthsOf, REPORTED_COLUMNS, type ReportedJob } from './report-jobs';
import { addToReports } from './report-sums';

/** Ids from one number to another, both included. */
export interface IdRange {
  readonly first: number;
  readonly last: number;
}

type FilledJob = ReportedJob & { readonly id: number; readonly deliveredOn: string };

/** Adds the delivered jobs of these ids that have no day of delivery yet; returns their number. */
export async function fillJobs(
  tx: Tx,
  { first, last }: IdRange,
  timeZone: string,
): Promise<number> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT id, ${REPORTED_COLUMNS} FROM jobs WHERE id BETWEEN ? AND ? AND status = 'delivered' AND deletedAt IS NULL
        AND completedAt IS NOT NULL AND deliveredOn IS NULL ORDER BY id${exclusiveLock(tx)}`,
    [first, last],
  );
  const jobs = rows.map((row) => filled(row, timeZone));
  const days = new Map<string, number[]>();
  for (const { id, deliveredOn } of jobs)
    days.set(deliveredOn, [...(days.get(deliveredOn) ?? []), id]);
  for (const [day, ids] of days)
    await tx.manager.query(
      `UPDATE jobs SET deliveredOn = ? WHERE id IN (${ids.map(() => '?').join(', ')})`,
      [day, ...ids],
    );
  await addToReports(tx, jobs.flatMap(growthsOf));
  return jobs.length;
}

function filled(row: Row, timeZone: string): FilledJob {
  const id = toNumber(row.id);
  return { ...deliveredJob(row), id, deliveredOn: dayOf(toDate(row.completedAt), timeZone) };
}

/** Adds the issued documents of these ids that are in no report yet; returns their number. */
export async function fillInvoices(tx: Tx, { first, last }: IdRange): Promise<number> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT id FROM invoices WHERE id BETWEEN ? AND ? AND status <> 'draft' AND inReports IS NULL
      ORDER BY id${exclusiveLock(tx)}`,
    [first, last],
  );
  if (rows.length > 0)
    await addInvoicesToReports(
      tx,
      rows.map(({ id }) => toNumber(id)),
    );
  return rows.length;
}
