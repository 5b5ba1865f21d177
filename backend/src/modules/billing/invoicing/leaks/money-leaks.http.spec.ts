import { MONEY_LEAKS, type MoneyLeak } from '@dispatch/domain/invoices/money-leaks';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { type PlantedLeak, plantLeaks } from '../../../../../test/billing/planted-leaks';
import type { MoneyLeakAnswer } from './money-leak.schema';

const JOBS = 5_000;
const FAULTS = 200;

const named = ({ kind, jobId, invoiceId, amount, days }: PlantedLeak) =>
  `${kind} ${String(jobId)} ${String(invoiceId)} ${String(amount)} ${String(days)}`;

describeHttpOnEachDatabase('Money that is about to be lost', (api) => {
  let admin: Caller;
  let planted: readonly PlantedLeak[];
  beforeAll(async () => {
    admin = await api().as('admin');
    planted = await plantLeaks(api(), JOBS, FAULTS);
  });

  const found = async (kind: MoneyLeak, query = ''): Promise<MoneyLeakAnswer[]> => {
    const answer = await admin.get(`/api/money-leaks?kind=${kind}${query}`);
    expect(answer.status).toBe(200);
    return answer.body as MoneyLeakAnswer[];
  };
  const of = (kind: MoneyLeak) => planted.filter((leak) => leak.kind === kind);

  test('the seeded faults cover every kind', () => {
    expect(planted).toHaveLength(FAULTS);
    for (const kind of MONEY_LEAKS) expect(of(kind).length).toBeGreaterThan(20);
  });

  test.each(MONEY_LEAKS)('%s: finds every fault, and no others', async (kind) => {
    const leaks = await found(kind);
    expect(leaks.map(named).sort()).toEqual(of(kind).map(named).sort());
  });

  test('the sums equal the sums of the lists', async () => {
    const { body } = await admin.get('/api/money-leaks/totals');
    const expected = MONEY_LEAKS.map((kind) => ({
      kind,
      count: of(kind).length,
      amount: of(kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    }));
    expect(body).toEqual(expected);
  });

  test('a page is a part of the list, oldest first', async () => {
    const whole = await found('overdue');
    expect(whole.map(({ since }) => since)).toEqual(whole.map(({ since }) => since).sort());
    expect(await found('overdue', '&limit=5&offset=3')).toEqual(whole.slice(3, 8));
    expect(await found('overdue', '&order=desc')).toEqual([...whole].reverse());
  });

  test('shows the customer', async () => {
    const [leak] = await found('not-invoiced');
    expect(leak).toMatchObject({
      jobReference: expect.stringMatching(/^JOB-\d{6}$/),
      customerName: expect.stringMatching(/^Customer \d+$/),
      invoiceReference: null,
    });
  });

  test('a percentage for the winch refers to the price of the delivered units', async () => {
    const [job] = of('reported-not-charged');
    await api().transactions.run(async (tx) => {
      await tx.manager.query("UPDATE price_list_items SET unit = 'percent', price = 12500");
      await tx.manager.query('UPDATE job_units SET priceCents = 60000 WHERE jobId = ?', [
        job?.jobId,
      ]);
      await tx.manager.query(
        `INSERT INTO job_units (jobId, vehicleId, position, priceCents, leftReason)
          SELECT jobId, vehicleId, 2, 40000, 'refused' FROM job_units WHERE jobId = ?`,
        [job?.jobId],
      );
    });
    const leaks = await found('reported-not-charged');
    const amounts = leaks.map(({ jobId, amount }) => [jobId === job?.jobId, amount].join());
    expect(new Set(amounts)).toEqual(new Set(['false,125', 'true,75']));
  });

  test('only users who may bill see it', async () => {
    const driver = await api().as('driver');
    expect((await driver.get('/api/money-leaks/totals')).status).toBe(403);
    expect((await driver.get('/api/money-leaks?kind=overdue')).status).toBe(403);
    expect((await api().anonymous.get('/api/money-leaks?kind=overdue')).status).toBe(401);
  });

  test('refuses an unknown kind', async () => {
    expect((await admin.get('/api/money-leaks?kind=other')).status).toBe(400);
    expect((await admin.get('/api/money-leaks')).status).toBe(400);
  });

  test('may be as old as the caller allows', async () => {
    const overdue = async () => {
      const { body } = await admin.get('/api/money-leaks/totals?maxAge=15');
      return (body as { kind: MoneyLeak; count: number }[]).find(({ kind }) => kind === 'overdue')
        ?.count;
    };
    const before = await overdue();
    expect(before).toBeGreaterThan(20);
    await api().transactions.run((tx) =>
      tx.manager.query("UPDATE invoices SET dueDate = '2999-01-01'"),
    );
    api().clock.advance(5_000);
    expect(await overdue()).toBe(before);
    api().clock.advance(16_000);
    expect(await overdue()).toBe(0);
  });
});
