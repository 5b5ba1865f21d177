import type { Engine } from '../../engines/engine';
import type { Migration } from '../migration';

const count = (column: string): string => `${column} integer NOT NULL DEFAULT 0`;
const add = (table: string, definition: string): string =>
  `ALTER TABLE ${table} ADD COLUMN ${definition}`;

const CARRIED = "('picked-up', 'in-transit', 'delivered')";
/** The status before or after a change, as its entry records it. */
const status = (engine: Engine, column: string): string =>
  engine === 'sqlite'
    ? `json_extract(a.\`${column}\`, '$.status')`
    : `JSON_VALUE(a.\`${column}\`, '$.status')`;
/**
 * SQL has no time zones. At eight hours behind UTC, the date is right in every Canadian zone, except for the hours
 * after midnight. Those count as the evening before; no truck is loaded then.
 */
const DAY = {
  sqlite: "date(coalesce(a.tappedAt, a.at), '-8 hours')",
  mysql: "DATE_FORMAT(COALESCE(a.tappedAt, a.at) - INTERVAL 8 HOUR, '%Y-%m-%d')",
};

/** Uses the time of the last change from waiting for pickup, unless that change skipped the loading. */
const fillJobs = (engine: Engine): string => `UPDATE jobs SET pickedUpOn = (
    SELECT CASE WHEN ${status(engine, 'after')} = 'delivered' THEN NULL ELSE ${DAY[engine]} END
    FROM activity a WHERE a.resource = 'job' AND a.resourceId = jobs.id
      AND ${status(engine, 'after')} IN ${CARRIED}
      AND COALESCE(${status(engine, 'before')}, 'pending') NOT IN ${CARRIED}
    ORDER BY a.id DESC LIMIT 1)
  WHERE status IN ${CARRIED}`;

const PROMISED = `COUNT(CASE WHEN preferredPickupDate IS NOT NULL AND pickedUpOn IS NOT NULL THEN 1 END)`;
const ON_TIME_JOBS = `COUNT(CASE WHEN pickedUpOn <= preferredPickupDate THEN 1 END)`;
const KEPT = `FROM jobs WHERE status = 'delivered' AND deletedAt IS NULL`;

/** Pickup dates of jobs, and the number of delivered jobs that were picked up on time. */
export const ON_TIME: Migration = {
  name: '0009-on-time',
  steps: [
    add('jobs', 'pickedUpOn varchar(10)'),
    ...['delivered_totals', 'customer_totals'].flatMap((table) => [
      add(table, count('promised')),
      add(table, count('onTime')),
    ]),
    { sqlite: fillJobs('sqlite'), mysql: fillJobs('mysql') },
    'DELETE FROM delivered_totals',
    `INSERT INTO delivered_totals (driverId, hasDriverReport, billingComplete, jobs, cents, promised, onTime)
      SELECT COALESCE(driverId, 0), hasDriverReport, billingComplete, COUNT(*), COALESCE(SUM(priceCents), 0),
        ${PROMISED}, ${ON_TIME_JOBS} ${KEPT}
      GROUP BY COALESCE(driverId, 0), hasDriverReport, billingComplete`,
    ...['promised', 'onTime'].map(
      (column) => `UPDATE customer_totals SET ${column} = (
        SELECT ${column === 'promised' ? PROMISED : ON_TIME_JOBS} ${KEPT} AND customerId = customer_totals.customerId)`,
    ),
  ],
};
