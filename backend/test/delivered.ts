import type { Database } from '../src/database/database';
import { type Row, toNumber } from '../src/database/rows';

const KEPT = `SELECT driverId, hasDriverReport, billingComplete, jobs, cents FROM delivered_totals
  WHERE jobs <> 0 OR cents <> 0 ORDER BY driverId, hasDriverReport, billingComplete`;
const COUNTED = `SELECT COALESCE(driverId, 0) AS driverId, hasDriverReport, billingComplete,
  COUNT(*) AS jobs, COALESCE(SUM(priceCents), 0) AS cents FROM jobs
  WHERE status = 'delivered' AND deletedAt IS NULL
  GROUP BY COALESCE(driverId, 0), hasDriverReport, billingComplete
  ORDER BY driverId, hasDriverReport, billingComplete`;

/** Holds what is kept of the delivered jobs against the jobs themselves; answers how many there are. */
export async function expectDeliveredKept(database: Database): Promise<number> {
  const numbers = async (sql: string) =>
    (await database.query<Row>(sql)).map((row) => Object.values(row).map(toNumber));
  const kept = await numbers(KEPT);
  expect(kept).toEqual(await numbers(COUNTED));
  return kept.reduce((sum, [, , , jobs = 0]) => sum + jobs, 0);
}
