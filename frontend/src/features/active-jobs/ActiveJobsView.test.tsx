import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { acme, answer, jobs, openList } from '../../testing/activeJobsAnswers';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { refusal, server } from '../../testing/server';
import { setViewport } from '../../testing/viewport';
import { ActiveJobsView } from './ActiveJobsView';

beforeEach(() => setViewport(1440));

/** Ids of the cards from first to last. */
const shown = () =>
  screen.getAllByRole('article').map((card) => Number(card.getAttribute('aria-label')?.slice(4)));
const isShown = (...ids: number[]) => waitFor(() => expect(shown()).toEqual(ids));

async function choose(
  person: Awaited<ReturnType<typeof openList>>['person'],
  name: string,
  option: string | RegExp,
) {
  const field = screen.getByRole('combobox', { name });
  if (field instanceof HTMLSelectElement) {
    await person.selectOptions(field, within(field).getByRole('option', { name: option }));
    return;
  }
  await person.click(field);
  await person.click(
    await within(await screen.findByRole('listbox', { name })).findByRole('option', {
      name: option,
    }),
  );
}

test('the newest job comes first, and a line counts them', async () => {
  answer(jobs);
  await openList();
  expect(await screen.findByRole('heading', { level: 1, name: 'Active Jobs' })).toBeVisible();
  expect(await screen.findByText('3 of 3 jobs')).toHaveAttribute('role', 'status');
  await isShown(2, 3, 1);
  expect(await screen.findByRole('link', { name: 'Active Jobs 3' })).toBeVisible();
});

test('a delivered job is not active', async () => {
  answer([...jobs, makeJob(4, { status: 'delivered' })]);
  await openList();
  expect(await screen.findByText('3 of 3 jobs')).toBeVisible();
  await isShown(2, 3, 1);
});

test('the search filters while typing and ignores accents', async () => {
  const state = answer(jobs);
  const { person, history } = await openList();
  await screen.findByText('3 of 3 jobs');
  await person.type(screen.getByRole('searchbox', { name: 'Search jobs' }), 'montreal');
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  await isShown(1);
  expect(history.location.search).toBe('?view=active-jobs&q=montreal');
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'drew zen');
  await isShown(1);
  await person.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(await screen.findByText('3 of 3 jobs')).toBeVisible();
  expect(state.loads).toBe(1);
});

test('filters by status, customer and route add up; Clear Filters takes all away', async () => {
  answer(jobs);
  const { person, history } = await openList('&sort=route');
  await screen.findByText('3 of 3 jobs');
  await choose(person, 'Status', 'Pending');
  await isShown(2);
  await choose(person, 'Status', 'All statuses');
  await isShown(3, 2, 1);
  await choose(person, 'Route', 'Toronto, ON → Halifax, NS 1');
  await isShown(2);
  await choose(person, 'Customer', 'Zénith Autos 1');
  expect(await screen.findByText('0 of 3 jobs')).toBeVisible();
  expect(screen.getByText('No active jobs found.')).toBeVisible();
  await person.click(
    screen.getByRole('button', { name: 'Remove filter Route: Toronto, ON → Halifax, NS' }),
  );
  await isShown(1);
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  await isShown(3, 2, 1);
  expect(history.location.search).toBe('?view=active-jobs&sort=route');
});

test('jobs without a customer are a choice of their own', async () => {
  answer(jobs);
  const { person, history } = await openList();
  await screen.findByText('3 of 3 jobs');
  await choose(person, 'Customer', 'No customer 1');
  await isShown(3);
  expect(history.location.search).toContain('customer=none');
});

test('sorts by date created, status, customer or route, either way', async () => {
  answer(jobs);
  const { person } = await openList();
  await isShown(2, 3, 1);
  await person.click(screen.getByRole('button', { name: 'Descending' }));
  await isShown(1, 3, 2);
  await choose(person, 'Sort by', 'Status');
  await isShown(2, 3, 1);
  await person.click(screen.getByRole('button', { name: 'Ascending' }));
  await isShown(1, 3, 2);
  await choose(person, 'Sort by', 'Customer');
  await isShown(2, 1, 3);
  await person.click(screen.getByRole('button', { name: 'Ascending' }));
  await isShown(1, 2, 3);
  await choose(person, 'Sort by', 'Route');
  await isShown(3, 2, 1);
  await choose(person, 'Sort by', 'Date created');
  await isShown(2, 3, 1);
});

test('a link brings search, filters, order and layout along', async () => {
  answer([...jobs, makeJob(4, { customer: acme, createdAt: '2026-03-04T15:00:00.000Z' })]);
  await openList('&q=acme&status=pending&customer=1&sort=date&order=asc&layout=list');
  const table = await screen.findByRole('table', { name: 'Active Jobs' });
  await waitFor(() =>
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['JOB-000002', 'JOB-000004']),
  );
  expect(screen.getByRole('searchbox')).toHaveValue('acme');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Pending');
  expect(screen.getByRole('combobox', { name: 'Customer' })).toHaveValue('Acme Motors');
});

test('cards or a list, remembered by the address', async () => {
  answer(jobs);
  const { person, history } = await openList();
  await isShown(2, 3, 1);
  await person.click(screen.getByRole('button', { name: 'List view' }));
  const table = await screen.findByRole('table', { name: 'Active Jobs' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual([
    'Job ID',
    'Status',
    'Customer',
    'Route',
    'Vehicle',
    'Driver',
    'Pickup date',
    'Actions',
  ]);
  expect(history.location.search).toBe('?view=active-jobs&layout=list');
  await person.click(screen.getByRole('button', { name: 'Card view' }));
  await isShown(2, 3, 1);
});

test('without active jobs the sentence and the next step show', async () => {
  answer([]);
  await openList();
  expect(await screen.findByText('No active jobs found.')).toBeVisible();
  expect(screen.getByText('0 of 0 jobs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Dispatch' })).toHaveAttribute(
    'href',
    '/?view=new-dispatch',
  );
});

test('signed out, nothing is asked of the server', async () => {
  const state = answer(jobs);
  await renderPart(<ActiveJobsView />);
  expect(await screen.findByText('Please Log In')).toBeVisible();
  expect(screen.getByText('Authentication required to view active jobs.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(state.loads).toBe(0);
});

test('a failed load says HTTP and the status, and can be tried again', async () => {
  answer(jobs);
  let isDown = true;
  server.use(
    http.get('*/api/jobs/active', () =>
      isDown ? refusal(503, 'database_unavailable', 'Not now.') : undefined,
    ),
  );
  const { person } = await openList();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Unable to Load Jobs');
  expect(alert).toHaveTextContent('HTTP 503');
  expect(alert).not.toHaveTextContent('Not now.');
  isDown = false;
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  await isShown(2, 3, 1);
});

test('a 401 gives an empty list and ends the session', async () => {
  answer(jobs);
  let cleared = 0;
  server.use(
    http.get('*/api/jobs/active', () => refusal(401, 'not_signed_in', 'Please sign in.')),
    http.post('*/api/auth/clear-session', () => {
      cleared += 1;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await openList();
  expect(await screen.findByText('No active jobs found.')).toBeVisible();
  expect(screen.queryByText('Unable to Load Jobs')).toBeNull();
  await waitFor(() => expect(cleared).toBeGreaterThan(0));
});

test('the list is never kept: coming back loads it anew', async () => {
  const state = answer(jobs);
  const { person } = await openList();
  await isShown(2, 3, 1);
  await person.click(screen.getByRole('link', { name: 'Customers' }));
  expect(await screen.findByRole('heading', { level: 1, name: /Customer/ })).toBeVisible();
  state.present = jobs.slice(0, 1);
  await person.click(screen.getByRole('link', { name: /^Active Jobs/ }));
  await isShown(1);
  expect(state.loads).toBe(2);
});

test.each([
  ['list', 'tbody tr'],
  ['cards', 'article'],
])('of 5,000 active jobs only a screenful is in the page (%s)', async (layout, rows) => {
  answer(Array.from({ length: 5_000 }, (_, index) => makeJob(index + 1)));
  const { person } = await openList(`&layout=${layout}`);
  expect(await screen.findByText('5,000 of 5,000 jobs')).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll(rows).length).toBeGreaterThan(20));
  expect(document.querySelectorAll(rows).length).toBeLessThan(120);
  await person.click(screen.getByRole('searchbox'));
  await person.paste('JOB-004711');
  expect(await screen.findByText('1 of 5,000 jobs')).toBeVisible();
  expect(document.querySelectorAll(rows)).toHaveLength(1);
  expect(screen.getByText('JOB-004711')).toBeVisible();
});

test.each(['cards', 'list'])('no accessibility rule is broken (%s)', async (layout) => {
  answer(jobs);
  await openList(`&layout=${layout}&status=pending`);
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  expect(await accessibilityProblems(screen.getByRole('main'))).toEqual([]);
});

test('on a phone the jobs are cards', async () => {
  setViewport(390);
  answer(jobs);
  await openList('&layout=list');
  await isShown(2, 3, 1);
});

test('in French', async () => {
  answer(jobs);
  await openList('', 'fr-CA');
  expect(await screen.findByText('3 sur 3 transports')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue(
    'Date de création',
  );
  expect(screen.getAllByRole('button', { name: /Affecter un chauffeur/ })).toHaveLength(3);
});
