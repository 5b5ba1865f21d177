import { describeHttpOnEachDatabase, type TestApi } from '../../../test/app/http';
import { expectStatus } from '../../../test/records/jobs';

interface Delivered {
  readonly completedAt: string;
  readonly price?: number;
  readonly report?: boolean;
}

/** Sessions expire as the clock moves, so each call has its own. */
async function send(api: TestApi, method: string, path: string, body: object, status: number) {
  const admin = await api.signIn('admin');
  return expectStatus(await admin.send(method, path, body, {}), status) as { id: number };
}

/** A job delivered at the instant, with the driver report by default. */
async function deliver(api: TestApi, { completedAt, price, report = true }: Delivered) {
  const { id } = await send(api, 'POST', '/api/jobs', { price }, 201);
  await send(api, 'PUT', `/api/jobs/${id}`, { status: 'delivered', completedAt }, 200);
  await send(api, 'PATCH', `/api/jobs/${id}/billing`, { hasDriverReport: report }, 200);
  return id;
}

async function ask(api: TestApi, path: string, status = 200) {
  return expectStatus(await (await api.signIn('admin')).get(`/api/stats/${path}`), status);
}

describeHttpOnEachDatabase('Jobs per day', (api) => {
  /** Toronto: clocks forward on 8 March, so that day has 23 hours. */
  beforeAll(async () => {
    const created = [
      '2026-03-07T04:59:59.999Z', // the 6th
      '2026-03-07T05:00:00.000Z', // the 7th
      '2026-03-08T04:59:59.999Z', // the 7th
      '2026-03-08T05:00:00.000Z', // the 8th
      '2026-03-09T03:59:59.999Z', // the 8th
      '2026-03-09T04:00:00.000Z', // the 9th
    ];
    for (const at of created) {
      api().clock.set(at);
      await send(api(), 'POST', '/api/jobs', {}, 201);
    }
    api().clock.set('2026-03-20T12:00:00.000Z');
    for (const completedAt of ['2026-03-08T05:00:00.000Z', '2026-03-09T03:59:59.999Z'])
      await deliver(api(), { completedAt });
    const back = await deliver(api(), { completedAt: '2026-03-08T18:00:00.000Z' });
    const gone = await deliver(api(), { completedAt: '2026-03-08T18:00:00.000Z' });
    await send(api(), 'PUT', `/api/jobs/${back}`, { status: 'pending' }, 200);
    expectStatus(await (await api().signIn('admin')).delete(`/api/jobs/${gone}`), 204);
  });

  test("are counted by days in the company's time zone", async () => {
    expect(await ask(api(), 'jobs-per-day?from=2026-03-06&to=2026-03-09')).toEqual([
      { day: '2026-03-06', created: 1, delivered: 0 },
      { day: '2026-03-07', created: 2, delivered: 0 },
      { day: '2026-03-08', created: 2, delivered: 2 },
      { day: '2026-03-09', created: 1, delivered: 0 },
    ]);
  });

  test('cover the last 30 days by default', async () => {
    api().clock.set('2026-03-21T03:59:59.999Z');
    const days = (await ask(api(), 'jobs-per-day')) as { day: string; created: number }[];
    expect(days).toHaveLength(30);
    expect(days[0]?.day).toBe('2026-02-19');
    // Three of the jobs delivered in the setup remain.
    expect(days.at(-1)).toEqual({ day: '2026-03-20', created: 3, delivered: 0 });
    expect(days.reduce((sum, { created }) => sum + created, 0)).toBe(9);
  });

  test.each([
    ['2028-01-01', '2028-12-31', 366, '2028-01-01'],
    ['2027-12-31', '2028-12-31', 366, '2028-01-01'],
    ['2026-03-02', '2026-03-01', 0, undefined],
    ['0001-01-01', '0001-01-02', 0, undefined],
    ['9999-01-01', '9999-12-31', 0, undefined],
  ])('from %s to %s are %d days, the first %s', async (from, to, count, first) => {
    const days = (await ask(api(), `jobs-per-day?from=${from}&to=${to}`)) as { day: string }[];
    expect(days).toHaveLength(count);
    expect(days[0]?.day).toBe(first);
  });

  test('refuse an invalid day', async () => {
    const refused = await ask(api(), 'jobs-per-day?from=yesterday', 400);
    expect(refused).toMatchObject({ details: [{ field: 'from' }] });
  });

  test.each(['jobs-per-day', 'revenue-per-month'])('%s is for staff only', async (path) => {
    const driver = await api().signIn('driver');
    expect(await api().anonymous.get(`/api/stats/${path}`)).toMatchObject({ status: 401 });
    expect(await driver.get(`/api/stats/${path}`)).toMatchObject({ status: 403 });
  });
});

/** A month without invoices. */
const UNSOLD = { invoices: 0, invoiced: 0 };

describeHttpOnEachDatabase('Revenue per month', (api) => {
  test('sums the prices of billing jobs by the month of completion', async () => {
    api().clock.set('2026-11-30T12:00:00.000Z');
    for (const job of [
      // The last and first milliseconds around the change from October (EDT) to November (EST).
      { completedAt: '2026-11-01T03:59:59.999Z', price: 100.1 },
      { completedAt: '2026-11-01T04:00:00.000Z', price: 20.2 },
      { completedAt: '2026-11-30T12:00:00.000Z', price: 0.05 },
      { completedAt: '2026-11-15T12:00:00.000Z' },
      { completedAt: '2026-11-15T12:00:00.000Z', price: 7000, report: false },
      // The month before the first of the twelve, and its first moment.
      { completedAt: '2025-12-01T04:59:59.999Z', price: 5000 },
      { completedAt: '2025-12-01T05:00:00.000Z', price: 9_999_999.99 },
      { completedAt: '2025-12-31T12:00:00.000Z', price: 9_999_999.99 },
    ])
      await deliver(api(), job);

    const months = (await ask(api(), 'revenue-per-month')) as { month: string }[];
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual({ ...UNSOLD, month: '2025-12', jobs: 2, revenue: 19_999_999.98 });
    expect(months[1]).toEqual({ ...UNSOLD, month: '2026-01', jobs: 0, revenue: 0 });
    expect(months.slice(-2)).toEqual([
      { ...UNSOLD, month: '2026-10', jobs: 1, revenue: 100.1 },
      { ...UNSOLD, month: '2026-11', jobs: 3, revenue: 20.25 },
    ]);
  });

  test('equals Total Revenue, month by month', async () => {
    const admin = await api().signIn('admin');
    const { totalRevenue } = expectStatus(await admin.get('/api/jobs/billing-summary'), 200) as {
      totalRevenue: number;
    };
    const months = (await ask(api(), 'revenue-per-month')) as { revenue: number }[];
    const sum = months.reduce((cents, { revenue }) => cents + Math.round(revenue * 100), 0);
    // Only the job of November 2025 is older than the twelve months.
    expect(sum / 100 + 5000).toBeCloseTo(totalRevenue, 2);
  });
});
