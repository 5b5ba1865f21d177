import sql from 'sql-template-tag';
import { describeOnEachDatabase } from '../../../test/databases/databases';
import { boundedCount, MOST_COUNTED } from './bounded-count';
import type { Database } from '../database';
import { TransactionRunner } from '../transactions/transaction-runner';

const FIVE =
  '(SELECT 0 AS n UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3 UNION ALL SELECT 4)';
const STORE = `INSERT INTO vehicles (year, version, createdAt, updatedAt)
  SELECT a.n, 1, '2026-03-31 15:00:00.000', '2026-03-31 15:00:00.000'
  FROM ${FIVE} a, ${FIVE} b, ${FIVE} c, ${FIVE} d, ${FIVE} e, ${FIVE} f`;
const STORED = 5 ** 6;

describeOnEachDatabase('A count with a bound', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await new TransactionRunner(database).run((tx) => tx.manager.query(STORE));
  });

  const all = (offset: number) => boundedCount(database, sql`FROM vehicles`, { limit: 25, offset });

  it('is exact below the bound', async () => {
    const page = { limit: 25, offset: 0 };
    const some = boundedCount(database, sql`FROM vehicles WHERE year = ${3}`, page);
    await expect(some).resolves.toEqual({ total: STORED / 5, isLeast: false });
    const none = boundedCount(database, sql`FROM vehicles WHERE year = ${7}`, page);
    await expect(none).resolves.toEqual({ total: 0, isLeast: false });
  });

  it('stops at the bound and reports it', async () => {
    expect(await all(0)).toEqual({ total: MOST_COUNTED, isLeast: true });
  });

  it('never ends at the page end while there is more', async () => {
    expect(await all(12_000)).toEqual({ total: 12_026, isLeast: true });
    expect(await all(STORED - 25)).toEqual({ total: STORED, isLeast: false });
    expect(await all(STORED)).toEqual({ total: STORED, isLeast: false });
  });
});
