import type { NoticeKind } from '@dispatch/domain/notices/notice';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import { accessibilityProblems } from '../../testing/accessibility';
import { renderApp } from '../../testing/render';
import { serveLeaks, makeLeak } from '../../testing/answers/leakAnswers';
import { admin, billing, viewer } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';

const NOTHING = {
  late: 0,
  dueToday: 0,
  lateDeliveries: 0,
  noDriver: 0,
  conflictingVins: 0,
  notesUnderWay: 0,
  notesDelivered: 0,
  refusedUpdates: 0,
  firstRefusedJob: null as number | null,
};

function answer(facts: Partial<typeof NOTHING>) {
  const state = { ...NOTHING, ...facts };
  server.use(
    http.get('*/api/stats/attention', () => HttpResponse.json(state)),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/stats/*', () => HttpResponse.json([])),
    http.get('*/api/jobs', () => HttpResponse.json([])),
  );
  return state;
}

function notices(...counts: { kind: NoticeKind; count: number }[]) {
  server.use(http.get('*/api/notices/counts', () => HttpResponse.json(counts)));
}

beforeEach(() => setViewport(1440));

const part = () => screen.findByRole('region', { name: 'To Do' });

test('starts with what needs attention, each number linked to its list', async () => {
  answer({
    late: 3,
    dueToday: 1,
    noDriver: 12,
    conflictingVins: 2,
    notesUnderWay: 1,
    notesDelivered: 2,
    refusedUpdates: 2,
    firstRefusedJob: 7,
  });
  notices({ kind: 'unassigned-near-date', count: 1 });
  await renderApp({ user: admin });
  const lines = await within(await part()).findByRole('list', { name: 'Dispatch and notices' });
  const links = await within(lines).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 jobs late for pickup', '/?view=active-jobs&pickup=late&sort=pickup'],
    ['1 pickup soon or past, without a driver', '/?view=todo&kind=unassigned-near-date'],
    ['1 pickup due today', '/?view=active-jobs&pickup=today&sort=pickup'],
    ['2 jobs with refused updates', '/?job=7'],
    ['12 jobs without a driver', '/?view=active-jobs&driver=none&sort=pickup'],
    ['2 jobs sharing a VIN with another open job', '/?view=active-jobs&vin=shared&sort=pickup'],
    ['1 new note from the road', '/?view=active-jobs&note=unread&sort=pickup'],
    ['2 deliveries with a new note', '/?view=completed-jobs&note=unread'],
  ]);
  const regions = screen.getAllByRole('region').map((region) => region.textContent);
  expect(regions[0]).toContain('To Do');
  expect(await accessibilityProblems(await part())).toEqual([]);
});

test('omits zero counts, says when all is well, and follows changes', async () => {
  const state = answer({ late: 1 });
  const { store } = await renderApp({ user: admin });
  expect(
    await within(await part()).findByRole('link', { name: '1 job late for pickup' }),
  ).toBeVisible();
  state.late = 0;
  act(() => void store.dispatch(api.util.invalidateTags([listTag('stats')])));
  expect(await screen.findByText('Nothing to do right now.')).toBeVisible();
  expect(within(await part()).queryByRole('list')).toBeNull();
});

test('does not show failed numbers as zero, says so, and retries', async () => {
  answer({});
  server.use(
    http.get('*/api/stats/attention', () => refusal(503, 'database_unavailable', 'Not now.')),
  );
  notices({ kind: 'report-missing', count: 1 });
  const { person } = await renderApp({ user: admin });
  const failed = await within(await part()).findByRole('alert');
  expect(failed).toHaveTextContent('Part of the list could not be loaded.');
  expect(screen.getByRole('link', { name: /1 delivery without its photos/ })).toBeVisible();
  expect(screen.queryByText('Nothing to do right now.')).toBeNull();
  answer({ late: 2 });
  await person.click(within(failed).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('link', { name: '2 jobs late for pickup' })).toBeVisible();
  expect(failed).not.toBeInTheDocument();
});

test('says on the dashboard of billing that the money could not be loaded', async () => {
  answer({});
  server.use(
    http.get('*/api/invoices/totals', () => refusal(503, 'database_unavailable', 'Not now.')),
  );
  await renderApp({ user: billing });
  expect(await screen.findByText('Not now.')).toBeVisible();
});

test('shows money at risk with amounts', async () => {
  answer({});
  serveLeaks([makeLeak('overdue', { amount: 80 }), makeLeak('overdue', { amount: 20.5 })]);
  await renderApp({ user: admin });
  const money = within(await screen.findByRole('list', { name: 'Money at risk' }));
  const links = await money.findAllByRole('link');
  expect(links).toHaveLength(9);
  const overdue = money.getByRole('link', { name: '2 overdue invoices $100.50' });
  expect(overdue).toHaveAttribute('href', '/?view=todo&kind=overdue');
});

test('shows a viewer no money, and requests none', async () => {
  answer({ noDriver: 2 });
  const asked: string[] = [];
  server.use(
    http.get('*/api/money-leaks/totals', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json([]);
    }),
  );
  await renderApp({ user: viewer });
  const line = await within(await part()).findByRole('link', { name: '2 jobs without a driver' });
  expect(line).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Money at risk' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Quick Actions' })).toBeVisible();
  expect(asked).toEqual([]);
});

test('shows billing the list and the money', async () => {
  answer({});
  serveLeaks([makeLeak('not-sent', { amount: 80 })]);
  server.use(
    http.get('*/api/invoices/totals', () =>
      HttpResponse.json({
        ...{ open: 3, openBalance: 900, overdue: 1, overdueBalance: 300, drafts: 2 },
        ...{ billableJobs: 23, billableAmount: 40729.64, billableWithoutPrice: 2 },
      }),
    ),
  );
  await renderApp({ user: billing });
  expect(await screen.findByRole('link', { name: '1 invoice not sent $80.00' })).toBeVisible();
  expect(await screen.findByRole('link', { name: /\$40,729\.64/ })).toHaveAttribute(
    'href',
    '/?view=to-invoice',
  );
  for (const name of ['Quick Actions', 'Recent Jobs'])
    expect(screen.queryByRole('region', { name })).toBeNull();
});
