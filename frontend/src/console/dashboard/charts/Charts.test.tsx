import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { DayOfJobs, MonthOfRevenue } from '../../../api/stats';
import { accessibilityProblems } from '../../../testing/accessibility';
import { makeJob } from '../../../testing/jobSamples';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { refusal, server } from '../../../testing/answers/server';
import { setNow } from '../../../testing/today';
import { setViewport } from '../../../testing/viewport';

const DAYS: DayOfJobs[] = [
  { day: '2026-03-08', created: 4, delivered: 0 },
  { day: '2026-03-09', created: 1000, delivered: 5 },
  { day: '2026-03-10', created: 3, delivered: 2 },
];
const MONTHS: MonthOfRevenue[] = [
  { month: '2026-02', jobs: 3, revenue: 999, invoices: 2, invoiced: 12_345.5 },
  { month: '2026-03', jobs: 0, revenue: 0, invoices: 0, invoiced: 0 },
];

function answer(days = DAYS, months = MONTHS) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/jobs', () => HttpResponse.json([])),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/stats/jobs-per-day', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(days);
    }),
    http.get('*/api/stats/revenue-per-month', () => HttpResponse.json(months)),
  );
  return asked;
}

const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent.replace(/\s/g, ' ')));

const open = async (options: Parameters<typeof renderApp>[0] = {}) => {
  const view = await renderApp({ user: admin, ...options });
  return {
    ...view,
    jobs: await screen.findByRole('table', { name: /Jobs per day|Transports par jour/ }),
  };
};

beforeEach(() => setViewport(1440));
afterEach(() => vi.useRealTimers());

test('gives screen readers each chart as a table', async () => {
  answer();
  const { jobs } = await open();
  expect(rowsOf(jobs)).toEqual([
    ['Day', 'Created', 'Delivered'],
    ['Mar 8, 2026', '4', '0'],
    ['Mar 9, 2026', '1,000', '5'],
    ['Mar 10, 2026', '3', '2'],
  ]);
  expect(screen.getByText('1,007 created, 7 delivered')).toBeVisible();
  // The visually hidden table has no focusable element.
  expect(within(jobs).queryByRole('link')).toBeNull();
  expect(rowsOf(await screen.findByRole('table', { name: 'Revenue per month' }))).toEqual([
    ['Month', 'Invoices', 'Revenue'],
    ['February 2026', '2', '$12,345.50'],
    ['March 2026', '0', '$0.00'],
  ]);
});

test('shows the table on request, with numbers linked to what they count', async () => {
  answer();
  const { person } = await open();
  const card = (name: string) => within(screen.getByRole('region', { name }));
  await person.click(card('Jobs per day').getByRole('switch', { name: 'Show as table' }));
  expect(await card('Jobs per day').findByRole('link', { name: '5' })).toHaveAttribute(
    'href',
    '/?view=completed-jobs&from=2026-03-09&to=2026-03-09',
  );
  expect(card('Jobs per day').queryByRole('link', { name: '0' })).toBeNull();
  await person.click(card('Revenue per month').getByRole('switch', { name: 'Show as table' }));
  expect(card('Revenue per month').getByRole('link', { name: '2' })).toHaveAttribute(
    'href',
    '/?view=invoices&from=2026-02-01&to=2026-02-28',
  );
});

test('links the number of created jobs to these jobs in any status', async () => {
  answer();
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      const isOfDay = new URL(request.url).searchParams.get('created') === '2026-03-10';
      return pagedAnswer(
        request,
        isOfDay ? [makeJob(5), makeJob(4, { status: 'delivered' }), makeJob(3)] : [],
      );
    }),
  );
  const { person, history } = await open({ path: '/?days=90' });
  const card = within(screen.getByRole('region', { name: 'Jobs per day' }));
  await person.click(card.getByRole('switch', { name: 'Show as table' }));
  await person.click(await card.findByRole('link', { name: '3' }));
  expect(history.location.search).toBe('?days=90&created=2026-03-10');
  const dialog = await screen.findByRole('dialog', { name: 'Jobs created on Mar 10, 2026' });
  const ids = (await within(dialog).findAllByRole('link')).map(({ textContent }) => textContent);
  expect(ids).toEqual(['JOB-000005', 'JOB-000004', 'JOB-000003']);
  expect(await accessibilityProblems(dialog)).toEqual([]);
  await person.keyboard('{Escape}');
  expect(history.location.search).toBe('?days=90');
});

test('keeps the period in the address', async () => {
  setNow('2026-03-10T15:00:00Z');
  const asked = answer();
  const { person, history } = await open();
  expect(asked).toEqual(['']);
  await person.click(screen.getByRole('button', { name: '90 days' }));
  expect(history.location.search).toBe('?days=90');
  expect(await screen.findByRole('button', { name: '90 days', pressed: true })).toBeVisible();
  expect(asked).toEqual(['', '?from=2025-12-11']);
});

test("shows today's new jobs and yesterday's deliveries on the cards", async () => {
  answer();
  await open();
  expect(screen.getByText('3 created today')).toBeVisible();
  expect(screen.getByText('5 yesterday')).toBeVisible();
});

test('says when days and months have no jobs', async () => {
  answer(
    [{ day: '2026-03-10', created: 0, delivered: 0 }],
    [{ month: '2026-03', jobs: 0, revenue: 0, invoices: 0, invoiced: 0 }],
  );
  await renderApp({ user: admin });
  expect(
    await screen.findByText('No jobs were created or delivered in this period.'),
  ).toBeVisible();
  expect(screen.getByText('No invoices were issued in the last 12 months.')).toBeVisible();
});

test('retries a chart that could not be loaded and keeps the rest', async () => {
  answer();
  server.use(
    http.get(
      '*/api/stats/revenue-per-month',
      () => refusal(503, 'database_unavailable', 'Not now.'),
      {
        once: true,
      },
    ),
  );
  const { person, jobs } = await open();
  expect(jobs).toBeInTheDocument();
  const card = within(screen.getByRole('region', { name: 'Revenue per month' }));
  await person.click(await card.findByRole('button', { name: 'Try Again' }));
  expect(await card.findByRole('table')).toBeInTheDocument();
});

test('is shown in French', async () => {
  answer();
  const { jobs } = await open({ language: 'fr-CA' });
  expect(rowsOf(jobs)[2]).toEqual(['9 mars 2026', '1 000', '5']);
  const revenue = await screen.findByRole('table', { name: 'Revenus par mois' });
  expect(rowsOf(revenue)[1]).toEqual(['février 2026', '2', '12 345,50 $']);
});

test('has no accessibility problems', async () => {
  answer();
  await open();
  await screen.findByRole('table', { name: 'Revenue per month' });
  expect(await accessibilityProblems()).toEqual([]);
});

test('delays the chart until it is near the viewport, but not the table', async () => {
  const watched: { element: Element; show: () => void }[] = [];
  class Observer {
    constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
    observe(element: Element) {
      watched.push({ element, show: () => this.tell([{ isIntersecting: true }]) });
    }
    disconnect() {
      watched.length = 0;
    }
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  try {
    answer();
    await open();
    const card = screen.getByRole('region', { name: 'Jobs per day' });
    const drawing = () => card.querySelector('svg');
    expect(drawing()).toBeNull();
    const own = watched.find(({ element }) => card.contains(element));
    act(() => own?.show());
    await waitFor(() => expect(drawing()).not.toBeNull());
  } finally {
    Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  }
});
