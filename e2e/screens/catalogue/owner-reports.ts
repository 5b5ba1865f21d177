import { failing, type Scene, type Screen, stalling } from '../screen';

const CUSTOMER = 'Concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie inc.';
const LANE = 'Saint-Louis-du-Ha! Ha!, QC → Happy Valley-Goose Bay, NL';
const AMOUNT = 1234567.89;

const MONTHS = Array.from({ length: 12 }, (_, n) => `2025-${String(n + 1).padStart(2, '0')}`);
const PERIOD = { from: '2025-01', to: '2025-12', rowCount: 12 };
const WEEKS = ['past', '2026-03-02', '2026-03-09', '2026-03-16', 'later'];

const compared = (n: number) => ({
  ...{ revenue: AMOUNT / (n + 1), previous: AMOUNT / (n + 2), lastYear: n % 3 === 0 ? 0 : 987.65 },
  growth: 'growing',
});
const punctual = {
  ...{ jobs: 1234, promisedJobs: 1000, onTimeJobs: 950, promisedDeliveries: 900 },
  ...{ onTimeDeliveries: 800, latePickup: 60, lateOnTheWay: 30, lateUnknown: 10 },
};
const waits = { billedJobs: 1234, daysToInvoice: 12.5, paid: AMOUNT, daysToPayment: 45.7 };
const losses = {
  ...{ chargedRuns: 12, charged: 1800, notReady: 3, otherwiseFree: 25 },
  ...{ dryRunsInvoiced: 1650, waitingInvoiced: 12345.5 },
};
const sales = (from: string, to: string) => ({ from, to, revenue: AMOUNT });

function answerTo({ pathname, searchParams }: URL): object | null {
  const by = searchParams.get('by') ?? 'month';
  const name = by === 'lane' ? LANE : CUSTOMER;
  const rows = MONTHS.map((month, n) =>
    by === 'month' ? { value: month, name: null } : { value: String(n), name },
  );
  const answers: Readonly<Record<string, object>> = {
    '/api/reports/state': { isComplete: false },
    '/api/reports/punctuality': {
      ...{ ...PERIOD, total: punctual },
      rows: rows.map((row) => ({ ...row, ...punctual })),
    },
    '/api/reports/booked': {
      rows: [...WEEKS, 'none'].map((week) => ({
        ...{ week, jobs: 25, vehicles: 140, withoutPrice: 3, amount: AMOUNT },
      })),
    },
    '/api/money-reports/to-date': {
      thisMonth: sales('2026-03-01', '2026-03-31'),
      lastMonthSoFar: sales('2026-02-01', '2026-02-28'),
      lastYearSoFar: sales('2025-03-01', '2025-03-31'),
      lastMonth: sales('2026-02-01', '2026-02-28'),
      sameMonthLastYear: sales('2025-03-01', '2025-03-31'),
    },
    '/api/money-reports/revenue': {
      ...PERIOD,
      ...{
        previous: { from: '2024-01', to: '2024-12' },
        lastYear: { from: '2024-01', to: '2024-12' },
      },
      ...{ total: compared(0), rowCount: 80 },
      rows: rows.map((row, n) => ({ ...row, ...compared(n) })),
    },
    '/api/money-reports/payment-days': {
      ...{ ...PERIOD, total: waits },
      rows: rows.map((row) => ({ ...row, ...waits })),
    },
    '/api/money-reports/expected-cash': {
      ...{ owed: AMOUNT, credit: 1234.5 },
      rows: WEEKS.map((week) => ({ week, due: AMOUNT / 5, expected: AMOUNT / 6 })),
    },
    '/api/money-reports/losses': {
      ...{ ...PERIOD, total: losses },
      rows: MONTHS.map((month) => ({ month, ...losses })),
    },
  };
  return answers[pathname] ?? null;
}

async function meet({ page }: Scene): Promise<void> {
  await page.route('**/api/{reports,money-reports}/**', async (route) => {
    const json = answerTo(new URL(route.request().url()));
    if (json === null) await route.fallback();
    else await route.fulfill({ json });
  });
}

/** The owner's reports, and their states. */
export function ownerReports(): Screen[] {
  const path = (query: string) => `/?view=reports${query}`;
  return [
    { name: 'reports', path: path(''), meet },
    { name: 'reports, by customer', path: path('&by=customer'), meet },
    { name: 'reports, by lane', path: path('&by=lane&from=2025-01-01&to=2025-03-31'), meet },
    { name: 'reports of payment', path: path('&report=payment-days'), meet },
    { name: 'reports of cash', path: path('&report=expected-cash'), meet },
    { name: 'reports of losses', path: path('&report=losses'), meet },
    { name: 'reports of punctuality', path: path('&report=punctuality'), meet },
    { name: 'reports of booked work', path: path('&report=booked'), meet },
    { name: 'reports, failing', path: path(''), meet: failing },
    { name: 'reports, empty', path: path('&from=2010-01-01&to=2010-01-31') },
    { name: 'reports, waiting', path: path(''), isWaiting: true, meet: stalling },
  ];
}
