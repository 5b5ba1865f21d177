import { describeOnEachDatabase, freshFolder } from '../../../../../../test/databases/databases';
import { NO_PLACES } from '../../../../../../test/stored/stored-job';
import { loadSettings } from '../../../../../config/settings';
import type { Database } from '../../../../../database/database';
import { Job } from '../../../../../database/schema/entities/jobs/job';
import { TransactionRunner } from '../../../../../database/transactions/transaction-runner';
import { JobRecordsQueries } from '../draft/job-records.queries';
import { BillableIdsQueries } from './billable-ids.queries';

const COMMON = { version: 1, createdAt: new Date(0), updatedAt: new Date(0), vehicleCount: 0 };
const FIRST = new Date('2026-02-01T10:00:00.000Z').getTime();
const JOBS = 3_000;
const STEP = 1_000;

/** Half of them are reported. Most of those were delivered at the same moment, and some have no time. */
const PLACED = Array.from({ length: JOBS }, (_, nth) => ({
  id: nth + 1,
  hasDriverReport: nth % 2 === 0,
  completedAt: nth % 500 === 3 ? null : new Date(FIRST + (nth % 2 === 0 ? 0 : (nth * 7) % 900)),
  priceCents: nth % 11 === 0 ? null : (nth * 13) % 50,
}));

const key = ({ completedAt, priceCents, id }: (typeof PLACED)[number]) =>
  [completedAt?.getTime() ?? 0, priceCents ?? -1, id] as const;
const IN_ORDER = [...PLACED]
  .sort((one, other) => {
    const [a, b] = [key(one), key(other)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  })
  .map(({ id }) => id);

describeOnEachDatabase('A page of the jobs to be invoiced', (makeDatabase) => {
  let database: Database;
  let billable: BillableIdsQueries;
  beforeAll(async () => {
    database = await makeDatabase();
    await new TransactionRunner(database).run(async (tx) => {
      for (let start = 0; start < JOBS; start += 100)
        await tx.manager.insert(
          Job,
          PLACED.slice(start, start + 100).map((placed) => ({
            ...{ ...NO_PLACES, ...COMMON, ...placed },
            ...{ status: 'delivered', billingComplete: false },
          })),
        );
    });
    const settings = loadSettings({
      JWT_SECRET: 'a secret for tests that is long enough',
      DATA_DIR: freshFolder(),
    });
    billable = new BillableIdsQueries(database, new JobRecordsQueries(database), settings);
  });

  it.each(['asc', 'desc'] as const)(
    'equals that part of the whole list, and reads few rows at once: %s',
    async (direction) => {
      const expected = direction === 'asc' ? IN_ORDER : [...IN_ORDER].reverse();
      for (const offset of [0, 20, 999, 1_490, 2_300, 2_980]) {
        const select = jest.spyOn(database, 'select');
        const ids = await billable.ids({}, { limit: 50, offset }, direction);
        const answers = await Promise.all(
          select.mock.results.map(({ value }) => value as Promise<unknown[]>),
        );
        select.mockRestore();
        expect(ids).toEqual(expected.slice(offset, offset + 50));
        expect(Math.max(...answers.map(({ length }) => length))).toBeLessThanOrEqual(STEP);
      }
    },
  );
});
