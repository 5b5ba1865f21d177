import { dayOf } from '@dispatch/domain/time/company-day';
import { exclusiveLock } from '../../database/records/records';
import { type Row, toDate, toNullable, toNumber, toText } from '../../database/rows';
import type { Tx } from '../../database/transactions/transaction';
import { addInvoicesToReports } from './billed-sums';
import { growthsOf, type ReportedJob } from './report-jobs';
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
    `SELECT id, status, customerId, driverId, preferredPickupDate, pickedUpOn, deliverBy, completedAt, pickupCity,
        pickupProvince, pickupPostalCode, dropoffCity, dropoffProvince, dropoffPostalCode
      FROM jobs WHERE id BETWEEN ? AND ? AND status = 'delivered' AND deletedAt IS NULL
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
  const completedAt = toDate(row.completedAt);
  const text = (column: string) => toNullable(row[column], toText);
  return {
    id: toNumber(row.id),
    status: 'delivered',
    deletedAt: null,
    customerId: toNullable(row.customerId, toNumber),
    driverId: toNullable(row.driverId, toNumber),
    preferredPickupDate: text('preferredPickupDate'),
    pickedUpOn: text('pickedUpOn'),
    deliverBy: toNullable(row.deliverBy, toDate),
    completedAt,
    deliveredOn: dayOf(completedAt, timeZone),
    pickupCity: text('pickupCity'),
    pickupProvince: text('pickupProvince'),
    pickupPostalCode: text('pickupPostalCode'),
    dropoffCity: text('dropoffCity'),
    dropoffProvince: text('dropoffProvince'),
    dropoffPostalCode: text('dropoffPostalCode'),
  };
}

/** Adds the issued documents of these ids that are in no report yet; returns their number. */
export async function fillInvoices(tx: Tx, { first, last }: IdRange): Promise<number> {
  const rows = await tx.manager.query<Row[]>(
    `SELECT id FROM invoices WHERE id BETWEEN ? AND ? AND status <> 'draft' AND inReports IS NULL
      ORDER BY id${exclusiveLock(tx)}`,
    [first, last],
  );
  if (rows.length > 0) await addInvoicesToReports(tx, rows.map(({ id }) => toNumber(id)));
  return rows.length;
}

/** Empties all sums. The server counts everything again after its next start. */
export async function emptyReports(query: (sql: string) => Promise<unknown>): Promise<void> {
  await query('DELETE FROM report_months');
  await query('UPDATE jobs SET deliveredOn = NULL WHERE deliveredOn IS NOT NULL');
  await query('UPDATE invoices SET inReports = NULL WHERE inReports IS NOT NULL');
}
