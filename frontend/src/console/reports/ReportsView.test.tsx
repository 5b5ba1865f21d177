import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { generatedReportApi } from '../../api/generated/reportEndpoints';
import { accessibilityProblems } from '../../testing/accessibility';
import { openReports, serveReports } from '../../testing/answers/reportAnswers';
import { refusal, server } from '../../testing/answers/server';
import { admin } from '../../testing/samples';
import { setNow } from '../../testing/today';

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const lastOf = (asked: readonly string[], path: string) =>
  asked.filter((one) => one.startsWith(path)).at(-1);

beforeEach(() => setNow('2026-04-15T16:00:00Z'));

test('compares the revenue of each of 12 months with the month before and a year earlier', async () => {
  const asked = serveReports();
  await openReports();
  const table = await screen.findByRole('table', { name: 'Revenue by month' });
  expect(rowsOf(table).slice(1)).toEqual([
    ['February 2026', '$1,000.00', '', '$0.00', 'New', '$0.00', ''],
    ['March 2026', '$2,000.00', '', '$1,000.00', '+100%', '$0.00', ''],
    ['April 2026', '$3,000.00', '', '$2,000.00', '+50%', '$0.00', ''],
  ]);
  expect(lastOf(asked, 'money-reports/revenue')).toBe(
    'money-reports/revenue?from=2025-05-01&to=2026-04-30&by=month&rows=50',
  );
  expect(within(table).getByRole('link', { name: 'March 2026' })).toHaveAttribute(
    'href',
    '/?view=invoices&from=2026-03-01&to=2026-03-31',
  );
  const tiles = screen.getByRole('region', { name: 'This month, day for day' });
  expect(tiles).toHaveTextContent(/\$1,100\.00.*Mar 15, 2026.*This month: \+10%/);
  expect(tiles).toHaveTextContent('No revenue then');
  expect(await accessibilityProblems()).toEqual([]);
});

test('keeps report, breakdown, period and order in the address and in the files', async () => {
  const asked = serveReports();
  const { person, history } = await openReports();
  await person.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Customer');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'This quarter');
  await person.selectOptions(
    await screen.findByRole('combobox', { name: 'Sort by' }),
    'Largest decline',
  );
  expect(history.location.search).toBe(
    '?view=reports&by=customer&from=2026-04-01&to=2026-04-30&sort=decline',
  );
  const query = 'from=2026-04-01&to=2026-04-30&by=customer&sort=decline';
  await waitFor(() =>
    expect(lastOf(asked, 'money-reports/revenue')).toBe(`money-reports/revenue?${query}&rows=50`),
  );
  expect(screen.getByRole('link', { name: 'Revenue by customer: Download CSV' })).toHaveAttribute(
    'href',
    `/api/money-reports/revenue/export?${query}&format=csv&language=en-CA`,
  );
  const table = await screen.findByRole('table', { name: 'Revenue by customer' });
  expect(rowsOf(table)[1]?.[0]).toBe('Érable Autos');
  expect(rowsOf(table)[2]?.[0]).toBe('No customer');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 12 months');
  expect(history.location.search).toBe('?view=reports&by=customer&sort=decline');
});

test('never asks for a period that ends before it begins', async () => {
  const asked = serveReports();
  const { person } = await openReports('/?view=reports&from=2026-01-01&to=2026-02-28');
  await screen.findByRole('table', { name: 'Revenue by month' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'From' }), 'March 2026');
  await waitFor(() =>
    expect(lastOf(asked, 'money-reports/revenue')).toContain('from=2026-03-01&to=2026-03-31'),
  );
  await person.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'January 2026');
  await waitFor(() =>
    expect(lastOf(asked, 'money-reports/revenue')).toContain('from=2026-01-01&to=2026-01-31'),
  );
});

test('shows more rows on request, and the first page of another report', async () => {
  const asked = serveReports();
  const { person } = await openReports('/?view=reports&by=customer');
  expect(await screen.findByText('2 of 120 rows. CSV and Excel have all rows.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(lastOf(asked, 'money-reports/revenue')).toContain('rows=500'));
  await person.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Driver');
  await waitFor(() => expect(lastOf(asked, 'money-reports/revenue')).toContain('rows=50'));
  expect(lastOf(asked, 'money-reports/revenue')).toMatch(/by=driver.*rows=50$/);
});

test.each([
  ['Days to payment', 'Days to payment, by month', /April 2026.*45\.5 days.*\$900\.00.*1 day/],
  ['Expected cash', 'Expected cash', /Week of Apr 13, 2026\$200\.00\$300\.00/],
  ['Dry runs and waiting', 'Dry runs and waiting', /April 2026\$150\.00120\$0\.00\$95\.00/],
  ['On time', 'On time, by month', /April 202675%90%405311/],
  ['Booked work', 'Booked work', /Before today.*Week of Apr 13, 2026120\$100\.00/],
])('the report %s has a table', async (report, table, row) => {
  serveReports();
  const { person } = await openReports();
  await person.click(await screen.findByRole('button', { name: report }));
  expect(await screen.findByRole('table', { name: table })).toHaveTextContent(row);
  expect(await accessibilityProblems()).toEqual([]);
});

test('shows rows whose sum is 0, such as an invoice and a credit note', async () => {
  serveReports();
  const none = { revenue: 0, previous: 0, lastYear: 0 };
  const rows = [100, -100].map((revenue, id) => ({
    ...{ ...none, revenue, value: String(id + 1), name: `Customer ${String(id + 1)}` },
    growth: 'new',
  }));
  const period = { from: '2026-02', to: '2026-04' };
  const report = { ...period, previous: period, lastYear: period, total: none, rowCount: 2, rows };
  server.use(http.get('*/api/money-reports/revenue', () => HttpResponse.json(report)));
  await openReports('/?view=reports&by=customer');
  const table = await screen.findByRole('table', { name: 'Revenue by customer' });
  expect(table).toHaveTextContent(/Customer 1\$100\.00/);
});

test('an empty report without a period offers no other period', async () => {
  serveReports();
  const cash = { owed: 0, credit: 0, rows: [] };
  server.use(http.get('*/api/money-reports/expected-cash', () => HttpResponse.json(cash)));
  await openReports('/?view=reports&report=expected-cash');
  expect(await screen.findByText('Nothing to report')).toBeVisible();
  expect(screen.queryByText('Choose another period.')).toBeNull();
});

test('a dispatcher has the reports on jobs alone, without amounts', async () => {
  const asked = serveReports();
  await openReports('/?view=reports&report=revenue', { user: { ...admin, role: 'dispatcher' } });
  await screen.findByRole('table', { name: 'On time, by month' });
  expect(screen.queryByRole('button', { name: 'Revenue' })).toBeNull();
  expect(asked.filter((path) => path.startsWith('money'))).toEqual([]);
});

test('shows no old rows under a new question that fails, and retries it', async () => {
  serveReports();
  const { person } = await openReports();
  await screen.findByRole('table', { name: 'Revenue by month' });
  server.use(http.get('*/api/money-reports/revenue', () => refusal(503, 'unavailable', 'Busy.')));
  await person.selectOptions(screen.getByRole('combobox', { name: 'By' }), 'Lane');
  expect(await screen.findByText('The report could not be loaded')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  serveReports();
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Revenue by lane' })).toBeVisible();
});

test('says that older records are still being added', async () => {
  serveReports({ isComplete: false });
  await openReports();
  expect(await screen.findByText(/still being added/)).toBeVisible();
});

test('is a list on a phone, in French too', async () => {
  serveReports();
  await openReports('/?view=reports&by=customer', { width: 390, language: 'fr-CA' });
  const sum = await screen.findByText(/^Total\s:/);
  expect(sum).toHaveTextContent(/\(novembre 2025 à janvier 2026\)/);
  const list = await screen.findByRole('list', { name: /^Revenus/ });
  const [first] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Érable Autos.*4.000,00.\$.*Période précédente.*5.000,00.\$/);
  expect(screen.getByRole('combobox', { name: 'Rapport' })).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
});

test('loads the report again when the older records are added', async () => {
  serveReports({ isComplete: false });
  const { store } = await openReports();
  await screen.findByText(/still being added/);
  await screen.findByRole('table', { name: 'Revenue by month' });
  const asked = serveReports();
  const { getReportState } = generatedReportApi.endpoints;
  await store.dispatch(getReportState.initiate(undefined, { forceRefetch: true }));
  await waitFor(() => expect(screen.queryByText(/still being added/)).toBeNull());
  await waitFor(() => expect(lastOf(asked, 'money-reports/revenue?')).toBeDefined());
});
