import type { Database } from '../../src/database/database';
import type { Row } from '../../src/database/rows';

const IS_DELIVERED = "status = 'delivered' AND deletedAt IS NULL";
/** Jobs with both days, and those of them picked up on or before the wanted day. */
const PROMISES = `SUM(CASE WHEN preferredPickupDate <> '' AND pickedUpOn <> '' THEN 1 ELSE 0 END) AS promised,
  SUM(CASE WHEN pickedUpOn <= preferredPickupDate THEN 1 ELSE 0 END) AS onTime,
  SUM(CASE WHEN deliverBy IS NOT NULL AND completedAt IS NOT NULL THEN 1 ELSE 0 END) AS promisedDeliveries,
  SUM(CASE WHEN completedAt <= deliverBy THEN 1 ELSE 0 END) AS onTimeDeliveries`;
const TOTALS = {
  kept: `SELECT driverId, hasDriverReport, billingComplete, jobs, cents, promised, onTime,
      promisedDeliveries, onTimeDeliveries FROM delivered_totals
    WHERE jobs <> 0 OR cents <> 0 OR promised <> 0 OR onTime <> 0 ORDER BY driverId, hasDriverReport, billingComplete`,
  counted: `SELECT COALESCE(driverId, 0) AS driverId, hasDriverReport, billingComplete,
      COUNT(*) AS jobs, COALESCE(SUM(priceCents), 0) AS cents, ${PROMISES} FROM jobs WHERE ${IS_DELIVERED}
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
/** The actual and expected content of MariaDB's index of delivered jobs' words. */
const WORDS = {
  indexed: 'SELECT id, words FROM delivered_words ORDER BY id',
  wanted: `SELECT j.id, s.words FROM job_search s JOIN jobs j ON j.id = s.id
    WHERE ${IS_DELIVERED} ORDER BY j.id`,
};

const DAY = { sqlite: 'DATE(completedAt)', mysql: "DATE_FORMAT(completedAt, '%Y-%m-%d')" };

/** Compares the stored totals of delivered jobs with the jobs; returns the number of delivered jobs. */
export async function expectDeliveredKept(database: Database): Promise<number> {
  const texts = async (sql: string) =>
    (await database.query<Row>(sql.replaceAll('DAY_OF_COMPLETION', DAY[database.engine]))).map(
      (row) => Object.values(row).map(String),
    );
  expect(await texts(DAYS.kept)).toEqual(await texts(DAYS.counted));
  if (database.engine === 'mysql')
    expect(await texts(WORDS.indexed)).toEqual(await texts(WORDS.wanted));
  const kept = await texts(TOTALS.kept);
  expect(kept).toEqual(await texts(TOTALS.counted));
  return kept.reduce((sum, [, , , jobs]) => sum + Number(jobs), 0);
}
