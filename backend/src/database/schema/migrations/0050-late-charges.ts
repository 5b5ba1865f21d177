import type { Engine } from '../../engines/engine';
import { type Row, toNumber } from '../../rows';
import type { Migration, Recomputation, Update } from '../migration';

const OF_KIND = `FROM jobs j WHERE j.status = 'delivered' AND j.deletedAt IS NULL
  AND COALESCE(j.driverId, 0) = delivered_totals.driverId AND j.hasDriverReport = delivered_totals.hasDriverReport
  AND j.billingComplete = delivered_totals.billingComplete`;

/** Counts the jobs of one driver again. */
const COUNT_AGAIN = `UPDATE delivered_totals SET jobs = (SELECT COUNT(*) ${OF_KIND}),
    cents = (SELECT COALESCE(SUM(j.priceCents), 0) ${OF_KIND}),
    promised = (SELECT COUNT(CASE WHEN j.preferredPickupDate IS NOT NULL AND j.pickedUpOn IS NOT NULL THEN 1 END) ${OF_KIND}),
    onTime = (SELECT COUNT(CASE WHEN j.pickedUpOn <= j.preferredPickupDate THEN 1 END) ${OF_KIND})
  WHERE driverId = ?`;
const BEGIN = `INTO delivered_totals (driverId, hasDriverReport, billingComplete, jobs, cents) VALUES (?, ?, 0, 0, 0)`;

function reopen(rows: readonly Row[], engine: Engine): Update[] {
  const driverIds = [...new Set(rows.map(({ driverId }) => toNumber(driverId)))];
  const insert = engine === 'sqlite' ? 'INSERT OR IGNORE' : 'INSERT IGNORE';
  return [
    ...rows.map(({ id }) => ({
      sql: 'UPDATE jobs SET billingComplete = 0, version = version + 1 WHERE id = ? AND billingComplete = 1',
      values: [id],
    })),
    ...driverIds.flatMap((driverId) => [
      ...[0, 1].map((report) => ({ sql: `${insert} ${BEGIN}`, values: [driverId, report] })),
      { sql: COUNT_AGAIN, values: [driverId] },
    ]),
  ];
}

/** Invoiced jobs with a charge on no invoice, which a draft may have. */
const REOPENED: Recomputation = {
  rows: `SELECT j.id, COALESCE(j.driverId, 0) AS driverId FROM jobs j
    WHERE j.id IN (SELECT c.jobId FROM job_charges c WHERE NOT EXISTS (
        SELECT 1 FROM invoice_claims k WHERE k.kind = 'charge' AND k.subjectId = c.id))
      AND j.status = 'delivered' AND j.deletedAt IS NULL AND j.billingComplete = 1
      AND EXISTS (SELECT 1 FROM invoice_jobs o JOIN invoices i ON i.id = o.invoiceId
        WHERE o.jobId = j.id AND i.kind = 'invoice' AND i.status NOT IN ('draft', 'void'))`,
  updates: reopen,
};

/** Reopens the billing of invoiced jobs with charges that were added later, as adding such a charge now does. */
export const LATE_CHARGES: Migration = {
  name: '0050-late-charges',
  expands: true,
  steps: [REOPENED],
};
