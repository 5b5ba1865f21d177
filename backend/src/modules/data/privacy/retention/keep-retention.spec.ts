import { describeOnEachDatabase, freshFolder } from '../../../../../test/databases/databases';
import { TestClock } from '../../../../../test/app/http';
import { loadSettings } from '../../../../config/settings';
import type { Database } from '../../../../database/database';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import { keepRetention } from './keep-retention';

const ERASED = 1_200;
const DUE = 250;
const YOUNG = 30;

describeOnEachDatabase('Retention of many entries', (makeDatabase) => {
  let database: Database;
  let transactions: TransactionRunner;
  const clock = new TestClock();
  const write = (sql: string, values: (string | number | Date | null)[] = []) =>
    transactions.run((tx) => tx.manager.query(sql, values));
  const keep = () => {
    const settings = loadSettings({
      JWT_SECRET: 'a secret for tests that is long enough',
      DATA_DIR: freshFolder(),
    });
    return keepRetention({ settings, clock, database, transactions });
  };
  const add = async (count: number, at: string, name: string | null) => {
    const row = [new Date(at), name];
    for (let added = 0; added < count; added += 50) {
      const rows = Math.min(50, count - added);
      await write(
        `INSERT INTO activity (at, actorName, action, resource)
          VALUES ${Array.from({ length: rows }, () => "(?, ?, 'job.edited', 'job')").join(', ')}`,
        Array.from({ length: rows }, () => row).flat(),
      );
    }
  };

  beforeEach(async () => {
    database = await makeDatabase();
    transactions = new TransactionRunner(database);
    await write(
      `INSERT INTO retention_settings (id, activity, photos, version, createdAt, updatedAt)
        VALUES (1, 24, 24, 1, ?, ?)`,
      [clock.now(), clock.now()],
    );
  });

  test('reads each entry once, including those erased before', async () => {
    await add(ERASED, '2020-01-01T00:00:00Z', null);
    await add(DUE, '2020-01-02T00:00:00Z', 'Zoë');
    await add(YOUNG, '2026-03-01T00:00:00Z', 'Zoë');
    const reading = jest.spyOn(database, 'query');
    expect(await keep()).toBe(DUE);
    const walks = reading.mock.calls.filter(([sql]) => /FROM activity .*ORDER BY/s.test(sql));
    reading.mockRestore();
    const starts = walks.slice(1).map(([, values = []]) => Number(values[1]));
    expect(starts).toEqual([0, 1_000, ERASED + DUE]);
    expect(
      await database.query('SELECT COUNT(*) AS named FROM activity WHERE actorName IS NOT NULL'),
    ).toEqual([{ named: YOUNG }]);
  });

  test('continues with the other kinds when one fails, and retries that one in the next hour', async () => {
    await add(1, '2020-01-02T00:00:00Z', 'Zoë');
    await write('ALTER TABLE unit_photos RENAME TO photos_away');
    await expect(keep()).rejects.toThrow(/unit_photos/);
    expect(await database.query('SELECT actorName FROM activity')).toEqual([{ actorName: null }]);
    await write('ALTER TABLE photos_away RENAME TO unit_photos');
    await add(1, '2020-01-02T00:00:00Z', 'Zoë');
    expect(await keep()).toBe(1);
    expect(await keep()).toBe(0);
  });
});
