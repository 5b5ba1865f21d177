import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import type { Job } from '../../api/jobs/jobs';
import { accessibilityProblems } from '../../testing/accessibility';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { typeSlowly } from '../../testing/typeSlowly';
import { CompletedJobsView } from './CompletedJobsView';

const done = (id: number, facts: Partial<Job> = {}) =>
  makeJob(id, { status: 'delivered', completedAt: '2026-03-09T20:00:00.000Z', ...facts });

/** Mocks pages of the given jobs and returns the recorded requests. */
function answer(jobs: Job[]) {
  const asked: string[] = [];
  const present = new Map(jobs.map((job) => [job.id, job]));
  server.use(
    http.get('*/api/drivers', () => HttpResponse.json([])),
    http.get('*/api/jobs/completed', ({ request }) => {
      const { searchParams, search } = new URL(request.url);
      asked.push(search);
      const found = [...present.values()].filter((job) =>
        job.jobId.includes(searchParams.get('q') ?? ''),
      );
      const offset = Number(searchParams.get('offset'));
      return HttpResponse.json(found.slice(offset, offset + Number(searchParams.get('limit'))), {
        headers: { 'X-Total-Count': String(found.length) },
      });
    }),
    http.patch('*/api/jobs/:id/billing', async ({ params, request }) => {
      const change = (await request.json()) as Partial<Job>;
      const job = { ...present.get(Number(params['id']))!, ...change };
      const version = request.headers.get('If-Match');
      asked.push(`PATCH ${job.id} ${version} ${JSON.stringify(change)}`);
      present.set(job.id, { ...job, version: job.version + 1 });
      return HttpResponse.json(present.get(job.id));
    }),
  );
  return asked;
}

const open = (path = '/?view=completed-jobs', language?: 'fr-CA') =>
  renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path, language, user: admin },
  );

beforeEach(() => setViewport(1440));

test('explains in the empty state which jobs will appear', async () => {
  answer([]);
  await open();
  expect(await screen.findByText('No completed jobs found')).toBeVisible();
  expect(screen.getByText('Completed jobs will appear here once delivered.')).toBeVisible();
});

test('searches on the server after a debounce and hints when nothing matches', async () => {
  const asked = answer([done(1), done(2)]);
  const { person, history } = await open();
  expect(await screen.findByRole('article', { name: 'JOB-000001' })).toBeVisible();
  expect(asked).toEqual(['?limit=50&offset=0']);
  typeSlowly(screen.getByRole('searchbox', { name: 'Search completed jobs' }), '000002');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'JOB-000001' })).toBeNull());
  expect(screen.getByRole('article', { name: 'JOB-000002' })).toBeVisible();
  expect(asked.slice(1)).toEqual(['?q=000002&limit=50&offset=0']);
  expect(history.location.search).toContain('q=000002');
  await person.type(screen.getByRole('searchbox'), 'x');
  expect(await screen.findByText('No jobs match your search criteria.')).toBeVisible();
  expect(screen.getByText('No completed jobs found')).toBeVisible();
});

test.each([
  [undefined, '1,323+ jobs'],
  // The product uses a no-break space, which the matcher normalizes to a plain one.
  ['fr-CA', '1 323 transports ou plus'],
] as const)(
  'a count that the server stopped early is told as the least (%s)',
  async (language, text) => {
    server.use(
      http.get('*/api/jobs/completed', () =>
        HttpResponse.json([done(1)], {
          headers: { 'X-Total-Count': '1323', 'X-Total-Count-Relation': 'at-least' },
        }),
      ),
    );
    await open('/?view=completed-jobs&q=montreal', language);
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('does not search for a single character', async () => {
  const asked = answer([done(1)]);
  await open('/?view=completed-jobs&q=x');
  expect(await screen.findByRole('article', { name: 'JOB-000001' })).toBeVisible();
  expect(asked).toEqual(['?limit=50&offset=0']);
});

test('shows Ready for Billing and a toast after marking the driver report', async () => {
  const asked = answer([done(1, { version: 5 })]);
  const { person } = await open();
  const card = within(await screen.findByRole('article', { name: 'JOB-000001' }));
  const mark = card.getByRole('button', { name: 'Mark Driver Report Received for JOB-000001' });
  expect(mark).toHaveTextContent('Mark Driver Report Received');
  await person.click(mark);
  expect(await card.findByText('Ready for Billing')).toBeVisible();
  expect(await screen.findByText('Driver Report Marked')).toBeVisible();
  expect(screen.getByText('Job moved to Billing Management for processing.')).toBeVisible();
  expect(screen.getByRole('region', { name: /^Notifications/ })).toHaveTextContent('JOB-000001');
  expect(asked).toContain('PATCH 1 "5" {"hasDriverReport":true}');
});

test('undoes the driver report mark from its toast', async () => {
  const asked = answer([done(1, { version: 5 })]);
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /Mark Driver Report Received/ }));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(asked).toContain('PATCH 1 "6" {"hasDriverReport":false}');
  expect(await screen.findByRole('button', { name: /Mark Driver Report Received/ })).toBeVisible();
});

test.each(['cards', 'list'])('a delivered job does not wait for a driver (%s)', async (layout) => {
  answer([done(1)]);
  await open(`/?view=completed-jobs&layout=${layout}`);
  expect(await screen.findByText('No driver')).toBeVisible();
  expect(screen.queryByText('Unassigned')).toBeNull();
});

const shown = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

test('keeps jobs in place under the pointer and reorders after it has left', async () => {
  answer([done(1), done(2)]);
  const { person, store } = await open();
  await person.hover(await screen.findByRole('article', { name: 'JOB-000001' }));
  const asked = answer([done(3), done(1, { price: 4321 })]);
  act(() => void store.dispatch(api.util.invalidateTags([listTag('jobPages')])));
  expect(await screen.findByText(/4,321/)).toBeVisible();
  expect(asked).not.toEqual([]);
  expect(shown()).toEqual(['JOB-000001', 'JOB-000002']);
  // Deleted by another user.
  expect(screen.getByRole('article', { name: 'JOB-000002' }).closest('[inert]')).not.toBeNull();
  expect(screen.getByRole('article', { name: 'JOB-000001' }).closest('[inert]')).toBeNull();
  await person.hover(screen.getByRole('heading', { level: 1 }));
  expect(shown()).toEqual(['JOB-000003', 'JOB-000001']);
});

test('shows the results of a new search wherever the pointer is', async () => {
  answer([done(1), done(2)]);
  const { person, history } = await open();
  await person.hover(await screen.findByRole('article', { name: 'JOB-000001' }));
  act(() => history.replace('/?view=completed-jobs&q=000002'));
  await waitFor(() => expect(shown()).toEqual(['JOB-000002']));
});

test('reverts and reports a refused driver report', async () => {
  answer([done(1)]);
  server.use(http.patch('*/api/jobs/1/billing', () => refusal(409, 'not_delivered', 'No.')));
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: /Mark Driver Report Received/ }));
  expect(await screen.findByText('Failed to mark driver report as received.')).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(await screen.findByRole('button', { name: /Mark Driver Report Received/ })).toBeVisible();
  expect(screen.queryByText('Ready for Billing')).toBeNull();
});

test('switches from cards to a list and keeps the choice', async () => {
  answer([done(1, { hasDriverReport: true })]);
  const { person } = await open();
  expect(await screen.findByRole('article', { name: 'JOB-000001' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'List view' }));
  const table = await screen.findByRole('table', { name: 'Completed Jobs' });
  expect(within(table).getByRole('link', { name: 'JOB-000001' })).toBeVisible();
  expect(within(table).getByText('Ready for Billing')).toBeVisible();
  expect(localStorage.getItem(`job-layout-${admin.id}`)).toBe('list');
  await person.click(screen.getByRole('button', { name: 'Card view' }));
  expect(await screen.findByRole('article', { name: 'JOB-000001' })).toBeVisible();
});

test('leaves room for names in a row: a short button under a descriptive head', async () => {
  answer([done(1)]);
  await open('/?view=completed-jobs&layout=list');
  const mark = await screen.findByRole('button', {
    name: 'Mark Driver Report Received for JOB-000001',
  });
  expect(mark).toHaveTextContent(/^Received$/);
  expect(screen.getByRole('columnheader', { name: 'Driver report' })).toBeVisible();
});

test('joins pages of 50 into one list', async () => {
  const asked = answer(Array.from({ length: 120 }, (_, index) => done(index + 1)));
  await open();
  expect(await screen.findByText('120 jobs')).toBeVisible();
  await waitFor(() => expect(asked).toContain('?limit=50&offset=50'));
  expect(await screen.findByRole('article', { name: 'JOB-000055' })).toBeInTheDocument();
});

test('filters by days of completion from the dashboard and can clear them', async () => {
  const asked = answer([done(1)]);
  const { person } = await open('/?view=completed-jobs&from=2026-03-09&to=2026-03-09');
  expect(await screen.findByText('Completed: Mar 9, 2026')).toBeVisible();
  await waitFor(() => expect(asked[0]).toBe('?from=2026-03-09&to=2026-03-09&limit=50&offset=0'));
  await person.click(screen.getByLabelText('Remove filter Completed: Mar 9, 2026'));
  await waitFor(() => expect(asked.at(-1)).toBe('?limit=50&offset=0'));
});

test('retries a list that could not be loaded', async () => {
  answer([]);
  server.use(
    http.get('*/api/jobs/completed', () => refusal(503, 'database_unavailable', 'Not now.')),
  );
  const { person } = await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  answer([done(1)]);
  await person.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('article', { name: 'JOB-000001' })).toBeVisible();
});

test('is shown in French', async () => {
  answer([]);
  await open('/?view=completed-jobs', 'fr-CA');
  expect(await screen.findByText('Aucun transport terminé')).toBeVisible();
});

test('has no accessibility problems', async () => {
  answer([done(1), done(2, { hasDriverReport: true })]);
  const { person } = await open();
  await screen.findByRole('article', { name: 'JOB-000001' });
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'List view' }));
  await screen.findByRole('link', { name: 'JOB-000001' });
  expect(await accessibilityProblems()).toEqual([]);
});
