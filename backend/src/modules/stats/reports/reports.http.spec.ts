import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  draftOf,
  issue,
  makeBuyer,
  makeDelivered,
  readyCompany,
} from '../../../../test/billing/invoices';
import { driverIdOf, expectStatus, makeJob } from '../../../../test/records/jobs';
import { ReportFill } from './report-fill';

interface Row {
  readonly value: string;
  readonly name: string | null;
}

const LONG_SESSIONS = { SESSION_HOURS: '720' };

describeHttpOnEachDatabase(
  'The reports',
  (api) => {
    let growing: number;
    let leaving: number;

    const admin = () => api().as('admin');
    const read = async <T extends object>(path: string) =>
      expectStatus(await (await admin()).get(`/api/${path}`), 200) as T;
    const at = (day: string) => api().clock.set(`${day}T15:00:00.000Z`);
    const pay = async (customerId: number, paidOn: string, amount: number) =>
      expectStatus(
        await (await admin()).post('/api/payments', { customerId, paidOn, amount, method: 'cash' }),
        201,
      );

    /** An invoice of that day for one job that was delivered ten days earlier. */
    async function invoiced(customerId: number, day: string, more: object = {}) {
      at(day);
      const completedAt = new Date(Date.parse(`${day}T15:00:00.000Z`) - 10 * 86_400_000);
      const id = await makeDelivered(api(), customerId, more);
      const body = { completedAt: completedAt.toISOString() };
      expectStatus(await (await admin()).put(`/api/jobs/${id}`, body), 200);
      return issue(api(), (await draftOf(api(), id)).id as number);
    }

    beforeAll(async () => {
      await readyCompany(api());
      [growing, leaving] = [await makeBuyer(api(), 'Growing'), await makeBuyer(api(), 'Leaving')];
      await invoiced(leaving, '2025-03-20', { price: 300 });
      await invoiced(leaving, '2026-02-10', { price: 700 });
      await invoiced(leaving, '2026-02-28', { price: 50 });
      await invoiced(growing, '2026-02-20', {
        ...{ price: 1000, pickupCity: 'MONTRÉAL', vehicleUnitsData: [{ make: 'Honda' }] },
      });
      await invoiced(growing, '2026-03-12', {
        ...{ price: 2000, driverId: driverIdOf(api(), 'driver'), pickupCity: 'Montréal' },
        vehicleUnitsData: [{ make: 'HONDA' }, { make: 'Kia' }],
      });
      at('2026-03-31');
      await pay(growing, '2026-03-22', 1130);
    });

    test('compare the running month day for day, as the books sum it', async () => {
      at('2026-03-15');
      expect(await read('money-reports/to-date')).toEqual({
        thisMonth: { from: '2026-03-01', to: '2026-03-15', revenue: 2000 },
        lastMonthSoFar: { from: '2026-02-01', to: '2026-02-15', revenue: 700 },
        lastYearSoFar: { from: '2025-03-01', to: '2025-03-15', revenue: 0 },
        lastMonth: { from: '2026-02-01', to: '2026-02-28', revenue: 1750 },
        sameMonthLastYear: { from: '2025-03-01', to: '2025-03-31', revenue: 300 },
      });
      at('2026-03-31');
    });

    test('compare the revenue of each month with the month before and a year earlier', async () => {
      const report = await read<{ rows: Row[] }>(
        'money-reports/revenue?from=2026-01-10&to=2026-03-01',
      );
      const month = { name: null };
      expect(report).toMatchObject({
        ...{ from: '2026-01', to: '2026-03', rowCount: 3 },
        previous: { from: '2025-10', to: '2025-12' },
        total: { revenue: 3750, previous: 0, lastYear: 300 },
      });
      expect(report.rows).toEqual([
        { ...month, value: '2026-01', revenue: 0, previous: 0, lastYear: 0, growth: 'steady' },
        { ...month, value: '2026-02', revenue: 1750, previous: 0, lastYear: 0, growth: 'new' },
        {
          ...month,
          value: '2026-03',
          revenue: 2000,
          previous: 1750,
          lastYear: 300,
          growth: 'growing',
        },
      ]);
    });

    test('revenue by customer is sorted by amount, growth or decline, and cut', async () => {
      const rows = async (query: string) =>
        (
          await read<{ rows: { name: string; growth: string }[] }>(
            `money-reports/revenue?by=customer&from=2026-03-01&to=2026-03-31${query}`,
          )
        ).rows.map(({ name, growth }) => `${name} ${growth}`);
      expect(await rows('')).toEqual(['Growing growing', 'Leaving gone']);
      expect(await rows('&sort=decline')).toEqual(['Leaving gone', 'Growing growing']);
      expect(await rows('&sort=growth&rows=1')).toEqual(['Growing growing']);
    });

    test('revenue by driver, lane, make and item adds up to the same', async () => {
      const of = (by: string) =>
        read<{ rows: (Row & { revenue: number })[]; total: { revenue: number } }>(
          `money-reports/revenue?by=${by}&from=2026-02-01&to=2026-03-31`,
        );
      for (const by of ['driver', 'lane', 'vehicle', 'item'])
        expect((await of(by)).total.revenue).toBe(3750);
      expect((await of('driver')).rows).toMatchObject([
        { name: 'Dana Driver', revenue: 2000 },
        { value: '0', name: null, revenue: 1750 },
      ]);
      // The first spelling of a city names its lane.
      expect(
        (await of('lane')).rows.map(({ name, revenue }) => [name?.toLowerCase(), revenue]),
      ).toEqual([
        ['montréal, qc → toronto, on', 3000],
        ['laval, qc → toronto, on', 750],
      ]);
      expect((await of('vehicle')).rows).toMatchObject([
        { value: '*', name: null, revenue: 2000 },
        { value: 'honda', name: 'Honda', revenue: 1000 },
        { value: '', name: null, revenue: 750 },
      ]);
      expect((await of('item')).rows).toMatchObject([{ value: 'transport', revenue: 3750 }]);
    });

    test('revenue of three years is compared with the years before', async () => {
      const { rows } = await read<{ rows: Row[] }>(
        'money-reports/revenue?by=customer&from=2023-04-01&to=2026-03-31',
      );
      expect(rows).toMatchObject([
        { name: 'Growing', revenue: 3000, previous: 0, lastYear: 0, growth: 'new' },
        { name: 'Leaving', revenue: 1050, previous: 0, lastYear: 300, growth: 'new' },
      ]);
    });

    test('days to payment weigh amounts, and days to invoice count jobs', async () => {
      const report = await read<{ rows: Row[] }>(
        'money-reports/payment-days?by=customer&from=2026-02-01&to=2026-03-31',
      );
      expect(report.rows).toEqual([
        {
          ...{ value: String(growing), name: 'Growing', billedJobs: 2, daysToInvoice: 10 },
          ...{ paid: 1130, daysToPayment: 30 },
        },
        {
          ...{ value: String(leaving), name: 'Leaving', billedJobs: 2, daysToInvoice: 10 },
          ...{ paid: 0, daysToPayment: null },
        },
      ]);
    });

    test('expected cash is due by the terms, and comes as customers usually pay', async () => {
      at('2026-03-31');
      const { owed, credit, rows } = await read<{
        owed: number;
        credit: number;
        rows: { week: string; due: number; expected: number }[];
      }>('money-reports/expected-cash');
      expect(credit).toBe(0);
      expect(rows[0]?.week).toBe('past');
      expect(rows[1]?.week).toBe('2026-03-30');
      const sum = (of: 'due' | 'expected') =>
        Math.round(rows.reduce((cents, row) => cents + 100 * row[of], 0));
      expect([sum('due'), sum('expected')]).toEqual([
        Math.round(100 * owed),
        Math.round(100 * owed),
      ]);
      // Growing pays after 30 days: on 11 April, in the week of the 6th.
      expect(rows.find(({ week }) => week === '2026-04-06')?.expected).toBe(2260);
    });

    test('cancelled orders are charged dry runs, or free with a possible loss', async () => {
      at('2026-03-20');
      for (const body of [
        { reason: 'not-ready', dryRunCharge: 150 },
        { reason: 'not-ready' },
        { reason: 'customer' },
      ]) {
        const { id } = await makeJob(api(), { customerId: growing });
        expectStatus(await (await admin()).post(`/api/jobs/${id as number}/cancel`, body), 200);
      }
      const { rows } = await read<{ rows: object[] }>(
        'money-reports/losses?from=2026-03-01&to=2026-03-31',
      );
      expect(rows).toEqual([
        {
          ...{ month: '2026-03', chargedRuns: 1, charged: 150, notReady: 1, otherwiseFree: 1 },
          ...{ dryRunsInvoiced: 0, waitingInvoiced: 0 },
        },
      ]);
    });

    test('punctuality finds the reasons of late deliveries', async () => {
      at('2026-01-31');
      for (const [wanted, loadedOn] of [
        ['2026-01-20', '2026-01-20'],
        ['2026-01-20', '2026-01-21'],
      ] as const) {
        at(loadedOn);
        const { id } = await makeJob(api(), {
          ...{ customerId: growing, preferredPickupDate: wanted },
          preferredDeliveryDate: '2026-01-22',
        });
        const put = async (status: string) =>
          expectStatus(await (await admin()).put(`/api/jobs/${id as number}`, { status }), 200);
        await put('in-transit');
        at('2026-01-25');
        await put('delivered');
      }
      const { rows } = await read<{ rows: object[] }>(
        'reports/punctuality?from=2026-01-01&to=2026-01-31',
      );
      expect(rows).toMatchObject([
        {
          ...{ promisedJobs: 2, onTimeJobs: 1, promisedDeliveries: 2, onTimeDeliveries: 0 },
          ...{ latePickup: 1, lateOnTheWay: 1, lateUnknown: 0 },
        },
      ]);
    });

    test('booked work hides its amounts from users without financial reports', async () => {
      at('2026-03-31');
      await makeJob(api(), { preferredPickupDate: '2026-04-08', price: 500 });
      await makeJob(api(), { preferredPickupDate: '2026-03-30' });
      const weeks = async (member: 'billing' | 'dispatcher') => {
        const answer = await (await api().as(member)).get('/api/reports/booked');
        const { rows } = expectStatus(answer, 200) as {
          rows: { week: string; jobs: number; amount: number | null }[];
        };
        return rows.filter(({ jobs }) => jobs > 0);
      };
      expect(await weeks('billing')).toMatchObject([
        { week: 'past', jobs: 1, withoutPrice: 1, amount: 0 },
        { week: '2026-04-06', jobs: 1, amount: 500 },
      ]);
      expect((await weeks('dispatcher')).map(({ amount }) => amount)).toEqual([null, null]);
    });

    test.each(['viewer', 'driver'] as const)('are closed to a %s', async (member) => {
      const caller = await api().as(member);
      for (const path of ['reports/state', 'reports/booked', 'money-reports/revenue'])
        expect(await caller.get(`/api/${path}`)).toMatchObject({ status: 403 });
    });

    test('of money are closed to dispatchers', async () => {
      const dispatcher = await api().as('dispatcher');
      expect(await dispatcher.get('/api/reports/punctuality')).toMatchObject({ status: 200 });
      for (const path of ['to-date', 'revenue', 'revenue/export', 'losses'])
        expect(await dispatcher.get(`/api/money-reports/${path}`)).toMatchObject({ status: 403 });
    });

    test('refuse a period that is reversed or out of reach, and cut a long one', async () => {
      for (const period of ['from=2026-03-01&to=2026-02-01', 'to=9999-12-31', 'to=0001-01-01']) {
        const answer = await (await admin()).get(`/api/money-reports/losses?${period}`);
        expect(answer).toMatchObject({ status: 400, body: { details: [{ field: 'to' }] } });
      }
      expect(await read('money-reports/losses?from=1990-01-01&to=2026-03-31')).toMatchObject({
        from: '2023-04',
      });
    });

    test.each([
      ['money-reports/revenue/export?by=customer', 'revenue', 'Customer,Revenue,'],
      ['money-reports/revenue/export?by=item&language=fr-CA', 'revenus', 'Poste;Revenus;'],
      ['money-reports/payment-days/export', 'days-to-payment', 'Month,Jobs invoiced,'],
      ['money-reports/losses/export', 'dry-runs-and-waiting', 'Month,Dry runs charged,'],
      ['money-reports/expected-cash/export', 'expected-cash', 'Week of,Due,Expected'],
      ['reports/punctuality/export?by=lane', 'on-time', 'Lane,Delivered jobs,'],
      ['reports/booked/export', 'booked-work', 'Week of,Jobs,Vehicles,Without a price,'],
    ])('%s is a file', async (path, name, heads) => {
      at('2026-03-31');
      const answer = await (await admin()).get(`/api/${path}`);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-disposition')).toBe(
        `attachment; filename="${name}-2026-03-31.csv"`,
      );
      expect(answer.text.replace('\uFEFF', '').startsWith(heads)).toBe(true);
    });

    test('files leave out amounts for a dispatcher', async () => {
      const answer = await (await api().as('dispatcher')).get('/api/reports/booked/export');
      expect(answer.text.replace('\uFEFF', '').split('\r\n')[0]).toBe('Week of,Jobs,Vehicles');
    });

    test('say that they are incomplete until older records are added', async () => {
      const state = () => read<{ isComplete: boolean }>('reports/state');
      expect(await state()).toEqual({ isComplete: false });
      await api().app.get(ReportFill).fill();
      expect(await state()).toEqual({ isComplete: true });
    });
  },
  LONG_SESSIONS,
);
