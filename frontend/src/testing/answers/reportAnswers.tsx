import { http, HttpResponse } from 'msw';
import { ReportsView } from '../../console/reports/ReportsView';
import { openView } from '../openView';
import { server } from './server';

const MONTHS = ['2026-02', '2026-03', '2026-04'];
const period = { from: '2026-02', to: '2026-04' };
const sales = (from: string, to: string, revenue: number) => ({ from, to, revenue });

const revenueOf = (by: string) => ({
  ...period,
  ...{ previous: { from: '2025-11', to: '2026-01' }, lastYear: { from: '2025-02', to: '2025-04' } },
  ...{
    total: { revenue: 6000, previous: 5000, lastYear: 0 },
    rowCount: by === 'customer' ? 120 : 3,
  },
  rows:
    by === 'month'
      ? MONTHS.map((value, n) => ({
          ...{ value, name: null, revenue: 1000 * (n + 1), previous: 1000 * n, lastYear: 0 },
          growth: n === 0 ? 'new' : 'growing',
        }))
      : [
          ...[{ value: '7', name: 'Érable Autos', revenue: 4000, previous: 5000, lastYear: 0 }],
          ...[{ value: '0', name: null, revenue: 2000, previous: 0, lastYear: 0 }],
        ].map((row) => ({ ...row, growth: row.previous === 0 ? 'new' : 'shrinking' })),
});

const punctual = {
  ...{ jobs: 40, promisedJobs: 30, onTimeJobs: 27, promisedDeliveries: 20, onTimeDeliveries: 15 },
  ...{ latePickup: 3, lateOnTheWay: 1, lateUnknown: 1 },
};

interface Answers {
  readonly isComplete?: boolean;
}

/** Answers with these reports, and returns the requested paths. */
export function serveReports({ isComplete = true }: Answers = {}) {
  const asked: string[] = [];
  const answer = (path: string, json: (by: string) => object) =>
    http.get(`*/api/${path}`, ({ request }) => {
      const { pathname, search, searchParams } = new URL(request.url);
      asked.push(`${pathname.replace('/api/', '')}${search}`);
      return HttpResponse.json(json(searchParams.get('by') ?? 'month'));
    });
  server.use(
    answer('reports/state', () => ({ isComplete })),
    answer('money-reports/to-date', () => ({
      thisMonth: sales('2026-04-01', '2026-04-15', 1100),
      lastMonthSoFar: sales('2026-03-01', '2026-03-15', 1000),
      lastYearSoFar: sales('2025-04-01', '2025-04-15', 0),
      lastMonth: sales('2026-03-01', '2026-03-31', 2000),
      sameMonthLastYear: sales('2025-04-01', '2025-04-30', 0),
    })),
    answer('money-reports/revenue', revenueOf),
    answer('reports/punctuality', () => ({
      ...{ ...period, total: punctual, rowCount: 3 },
      rows: MONTHS.map((value) => ({ value, name: null, ...punctual })),
    })),
    answer('reports/booked', () => ({
      rows: ['past', '2026-04-13', 'later', 'none'].map((week, n) => ({
        ...{ week, jobs: n, vehicles: 2 * n, withoutPrice: 0, amount: 100 * n },
      })),
    })),
    answer('money-reports/payment-days', () => ({
      ...{ ...period, rowCount: 1 },
      total: { billedJobs: 1, daysToInvoice: 1, paid: 900, daysToPayment: null },
      rows: [
        {
          ...{ value: '2026-04', name: null, billedJobs: 1, daysToInvoice: 1, paid: 900 },
          daysToPayment: 45.5,
        },
      ],
    })),
    answer('money-reports/expected-cash', () => ({
      ...{ owed: 300, credit: 50 },
      rows: [{ week: '2026-04-13', due: 300, expected: 200 }],
    })),
    answer('money-reports/losses', () => {
      const losses = {
        ...{ chargedRuns: 1, charged: 150, notReady: 2, otherwiseFree: 0 },
        ...{ dryRunsInvoiced: 0, waitingInvoiced: 95 },
      };
      return { ...period, total: losses, rows: [{ month: '2026-04', ...losses }] };
    }),
  );
  return asked;
}

export const openReports = (
  path = '/?view=reports',
  options: Parameters<typeof openView>[2] = {},
) => openView(<ReportsView />, path, options);
