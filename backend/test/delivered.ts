import type { Database } from '../src/database/database';
import type { Row } from '../src/database/rows';

const IS_DELIVERED = "status = 'delivered' AND deletedAt IS NULL";
const TOTALS = {
  kept: `SELECT driverId, hasDriverReport, billingComplete, jobs, cents FROM delivered_totals
    WHERE jobs <> 0 OR cents <> 0 ORDER BY driverId, hasDriverReport, billingComplete`,
  counted: `SELECT COALESCE(driverId, 0) AS driverId, hasDriverReport, billingComplete,
      COUNT(*) AS jobs, COALESCE(SUM(priceCents), 0) AS cents FROM jobs WHERE ${IS_DELIVERED}
    GROUP BY COALESCE(driverId, 0), hasDriverReport, billingComplete
    ORDER BY driverId, hasDriverReport, billingComplete`,
};
const DAYS = {
  kept: `SELECT day, hasDriverReport, jobs, cents FROM delivered_days
    WHERE jobs <> 0 OR cents <> 0 ORDER BY day, hasDriverReport`,
  counted: `SELECT DAY_OF_COMPLETION AS day, hasDriverReport,
      COUNT(*) AS jobs, COALESCE(SUM(priceCents), 0) AS cents FROM jobs
    WHERE ${IS_DELIVERED} AND completedAt IS NOT NULL
    GROUP BY DAY_OF_COMPLETION, hasDriverReport ORDER BY day, hasDriverReport`,
};
const STATUSES = {
  kept: `SELECT SUM(pending), SUM(assigned), SUM(pickedUp), SUM(inTransit), SUM(delivered)
    FROM data_version`,
  counted: `SELECT ${['pending', 'assigned', 'picked-up', 'in-transit', 'delivered']
    .map((status) => `(SELECT COUNT(*) FROM jobs WHERE status = '${status}' AND deletedAt IS NULL)`)
    .map((count, nth) => `${count} AS c${String(nth)}`)
    .join(', ')}`,
};
/** None may be outside of what its segment says. */
const OUTSIDE = `SELECT j.id FROM jobs j
  LEFT JOIN delivered_segments s ON s.segment = (j.id - j.id % 10000) / 10000
    AND j.completedAt BETWEEN s.completedFrom AND s.completedUntil
  WHERE j.status = 'delivered' AND j.deletedAt IS NULL AND j.completedAt IS NOT NULL AND s.segment IS NULL`;
/** What MariaDB's indexes of words have, and are to have. */
const WORDS = [
  ['SELECT id, words FROM open_words', wordsOf("j.status <> 'delivered'")],
  ['SELECT id, words FROM delivered_words', wordsOf("j.status = 'delivered'")],
] as const;

function wordsOf(condition: string): string {
  return `SELECT j.id, s.words FROM job_search s
    JOIN jobs j ON j.id = s.id WHERE j.deletedAt IS NULL AND ${condition}`;
}

const DAY = { sqlite: 'DATE(completedAt)', mysql: "DATE_FORMAT(completedAt, '%Y-%m-%d')" };

/** Holds what is kept of jobs against the jobs themselves; answers how many are delivered. */
export async function expectDeliveredKept(database: Database): Promise<number> {
  const texts = async (sql: string) =>
    (await database.query<Row>(sql.replaceAll('DAY_OF_COMPLETION', DAY[database.engine]))).map(
      (row) => Object.values(row).map(String),
    );
  expect(await texts(STATUSES.kept)).toEqual(await texts(STATUSES.counted));
  expect(await texts(DAYS.kept)).toEqual(await texts(DAYS.counted));
  expect(await texts(OUTSIDE)).toEqual([]);
  if (database.engine === 'mysql')
    for (const [indexed, wanted] of WORDS)
      expect(await texts(`${indexed} ORDER BY id`)).toEqual(await texts(`${wanted} ORDER BY j.id`));
  const kept = await texts(TOTALS.kept);
  expect(kept).toEqual(await texts(TOTALS.counted));
  return kept.reduce((sum, [, , , jobs]) => sum + Number(jobs), 0);
}
