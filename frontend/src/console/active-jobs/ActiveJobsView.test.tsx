import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { answer, isShown, jobs, openList } from '../../testing/answers/activeJobsAnswers';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';
import { ActiveJobsView } from './ActiveJobsView';

beforeEach(() => setViewport(1440));

test('lists the newest job first and counts the jobs', async () => {
  answer(jobs);
  await openList();
  expect(await screen.findByRole('heading', { level: 1, name: 'Active Jobs' })).toBeVisible();
  expect(await screen.findByText('3 of 3 jobs')).toHaveAttribute('role', 'status');
  await isShown(2, 3, 1);
  expect(await screen.findByRole('link', { name: 'Active Jobs 3' })).toBeVisible();
});

test('does not list a delivered job', async () => {
  answer([...jobs, makeJob(4, { status: 'delivered' })]);
  await openList();
  expect(await screen.findByText('3 of 3 jobs')).toBeVisible();
  await isShown(2, 3, 1);
});

test('switches between cards and a list and keeps the choice in the address', async () => {
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
    '',
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

test('shows the empty text and the next step without active jobs', async () => {
  answer([]);
  await openList();
  expect(await screen.findByText('No active jobs found.')).toBeVisible();
  expect(screen.getByText('0 of 0 jobs')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Create New Dispatch' })).toHaveAttribute(
    'href',
    '/?view=new-dispatch',
  );
});

test('sends no request when signed out', async () => {
  const state = answer(jobs);
  await renderPart(<ActiveJobsView />);
  expect(await screen.findByText('Please Log In')).toBeVisible();
  expect(screen.getByText('Authentication required to view active jobs.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(state.loads).toBe(0);
});

test('shows HTTP and the status after a failed load, and can retry', async () => {
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

test('shows an empty list and ends the session on a 401', async () => {
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

test('does not cache the list: coming back loads it again', async () => {
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
])('renders only a screenful of 1,000 active jobs (%s)', async (layout, rows) => {
  answer(Array.from({ length: 1_000 }, (_, index) => makeJob(index + 1)));
  const { person } = await openList(`&layout=${layout}`);
  expect(await screen.findByText('1,000 of 1,000 jobs')).toBeVisible();
  await waitFor(() => expect(document.querySelectorAll(rows).length).toBeGreaterThan(20));
  expect(document.querySelectorAll(rows).length).toBeLessThan(120);
  await person.click(screen.getByRole('searchbox'));
  await person.paste('JOB-000711');
  expect(await screen.findByText('1 of 1,000 jobs')).toBeVisible();
  expect(document.querySelectorAll(rows)).toHaveLength(1);
  expect(screen.getByText('JOB-000711')).toBeVisible();
});

test.each(['cards', 'list'])('no accessibility rule is broken (%s)', async (layout) => {
  answer(jobs);
  await openList(`&layout=${layout}&status=pending`);
  expect(await screen.findByText('1 of 3 jobs')).toBeVisible();
  expect(await accessibilityProblems(screen.getByRole('main'))).toEqual([]);
});

test('shows the jobs as cards on a phone', async () => {
  setViewport(390);
  answer(jobs);
  await openList('&layout=list');
  await isShown(2, 3, 1);
});

test('is shown in French', async () => {
  answer(jobs);
  await openList('', 'fr-CA');
  expect(await screen.findByText('3 sur 3 transports')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue(
    'Date de création',
  );
  expect(
    screen.getAllByRole('button', { name: /(Affecter un|Changer de) chauffeur/ }),
  ).toHaveLength(3);
});
