import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { eventually } from '../../../test/app/eventually';
import { Database } from '../database';
import { TransactionRunner } from '../transactions/transaction-runner';

const HOUR_MS = 60 * 60 * 1000;

/** Notices of one job, each with its own kind. */
const notices = (
  count: number,
) => `INSERT INTO notices (kind, jobId, details, urgency, dueOn, raisedAt)
  WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ${String(count)})
  SELECT 'k' || n, 7, '{}', 1, '2026-03-31', '2026-03-31' FROM n`;

async function planOf(database: Database): Promise<string | undefined> {
  const [step] = await database.query<{ detail: string }>(
    "EXPLAIN QUERY PLAN SELECT id FROM notices WHERE kind = 'k5' AND settledAt IS NULL AND jobId = 7",
  );
  return step?.detail;
}

/** Plans of the connection used for reads when no writer is active, and of the reader next to a writer. */
async function plans(database: Database) {
  const alone = await planOf(database);
  const writer = await database.lease();
  const beside = await planOf(database);
  writer.release();
  return [alone, beside];
}

const BY_JOB = expect.stringContaining('notices_job') as string;
const BY_KIND = expect.stringContaining('notices_kind') as string;

describeOn('sqlite', 'What is known of the tables', (_, engine) => {
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each([
    ['is brought up to date by the next start', 1000, BY_KIND],
    ['leaves out those with few rows, which may soon have many', 999, BY_JOB],
  ])('%s', async (_title, count, planned) => {
    const place = await preparedPlace(engine);
    const first = new Database({ database: place });
    await first.open();
    await new TransactionRunner(first).run((tx) => tx.manager.query(notices(count)));
    expect(await planOf(first)).toEqual(BY_JOB);
    await first.close();
    const next = new Database({ database: place });
    await next.open();
    expect(await planOf(next)).toEqual(planned);
    await next.close();
  });

  it('refreshes each hour, for both connections', async () => {
    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
    });
    const database = new Database({ database: await preparedPlace(engine) });
    await database.open();
    await new TransactionRunner(database).run((tx) => tx.manager.query(notices(1000)));
    expect(await plans(database)).toEqual([BY_JOB, BY_JOB]);
    jest.advanceTimersByTime(HOUR_MS);
    await eventually('the other is known to be better', async () => {
      expect(await plans(database)).toEqual([BY_KIND, BY_KIND]);
      return true;
    });
    await database.close();
  });
});
