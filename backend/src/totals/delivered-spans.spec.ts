import { describeOnEachDatabase } from '../../test/databases/databases';
import type { Database } from '../database/database';
import { deliveredIn } from './delivered-spans';
import { countAnew } from './kept-totals';
import { TransactionRunner } from '../database/transactions/transaction-runner';

/** Completion time, whether there is a report, and cents; null if the price is unknown. */
const JOBS: readonly (readonly [completedAt: string, hasReport: boolean, cents: number | null])[] =
  [
    ['2026-03-01 04:59:59.999', true, 1],
    ['2026-03-01 05:00:00.000', true, 10],
    ['2026-03-01 23:59:59.999', false, 100],
    ['2026-03-02 00:00:00.000', true, 1_000],
    ['2026-03-02 12:00:00.000', true, null],
    ['2026-03-03 23:59:59.999', true, 10_000],
    ['2026-03-04 00:00:00.000', false, 100_000],
    ['2026-03-04 04:59:59.999', true, 1_000_000],
    ['2026-03-04 05:00:00.000', true, 10_000_000],
  ];

describeOnEachDatabase('What was delivered in spans of time', (makeDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await makeDatabase();
    await new TransactionRunner(database).run(async (tx) => {
      for (const [completedAt, hasReport, cents] of JOBS)
        await tx.manager.query(
          `INSERT INTO jobs (status, vehicleCount, priceCents, hasDriverReport, billingComplete,
             version, createdAt, updatedAt, completedAt)
           VALUES ('delivered', 1, ?, ?, ?, 1, ?, ?, ?)`,
          [cents, hasReport, false, completedAt, completedAt, completedAt],
        );
      await countAnew((sql) => tx.manager.query(sql));
    });
  });

  const spans = (...bounds: [string, string][]) =>
    bounds.map(([start, end]) => ({ start: new Date(start), end: new Date(end) }));
  const all = { isReported: false };

  it.each([
    ['days of another zone', '2026-03-01T05:00Z', '2026-03-04T05:00Z', 7, 1_111_110],
    ['days of UTC', '2026-03-01T00:00Z', '2026-03-04T00:00Z', 6, 11_111],
    ['one day of UTC', '2026-03-02T00:00Z', '2026-03-03T00:00Z', 2, 1_000],
    ['a day of another zone', '2026-03-01T05:00Z', '2026-03-02T05:00Z', 3, 1_110],
    ['hours', '2026-03-01T04:00Z', '2026-03-01T06:00Z', 2, 11],
    ['a day that nothing was delivered on', '2026-03-03T00:00Z', '2026-03-03T23:00Z', 0, 0],
    ['all that a database holds', '0000-01-01T00:00Z', '9999-12-31T23:59:59.999Z', 9, 11_111_111],
    ['none that ends before it begins', '2026-03-04T05:00Z', '2026-03-01T05:00Z', 0, 0],
  ])('is exact for %s', async (_, start, end, jobs, cents) => {
    expect(await deliveredIn(database, spans([start, end]), all)).toEqual([{ jobs, cents }]);
  });

  it('covers each span, also for jobs with a report only', async () => {
    const three = spans(
      ['2026-03-01T05:00Z', '2026-03-03T05:00Z'],
      ['2026-02-01T05:00Z', '2026-03-01T05:00Z'],
      ['2026-03-03T05:00Z', '2026-03-05T05:00Z'],
    );
    expect(await deliveredIn(database, three, { isReported: true })).toEqual([
      { jobs: 3, cents: 1_010 },
      { jobs: 1, cents: 1 },
      { jobs: 3, cents: 11_010_000 },
    ]);
  });

  it('reads only the jobs before its bounds, once for two spans', async () => {
    const query = jest.spyOn(database, 'query');
    const days = spans(
      ['2026-03-01T05:00Z', '2026-03-02T05:00Z'],
      ['2026-03-02T05:00Z', '2026-03-04T00:00Z'],
    );
    await deliveredIn(database, days, all);
    const asked = query.mock.calls.map(([, values]) => values);
    query.mockRestore();
    const at = (text: string) => new Date(text);
    expect(asked).toEqual([
      [
        ...['2026-03-01', '2026-03-04'],
        ...[0, at('2026-03-01T00:00Z'), at('2026-03-01T05:00Z')],
        ...[1, at('2026-03-02T00:00Z'), at('2026-03-02T05:00Z')],
      ],
    ]);
  });
});
