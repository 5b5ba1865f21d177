import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { listTag } from '../../api/cache/tags';
import type { Job } from '../../api/jobs/jobs';
import { accessibilityProblems } from '../../testing/accessibility';
import { hold } from '../../testing/hold';
import { makeDriver, makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setNow } from '../../testing/today';
import { setViewport } from '../../testing/viewport';

const drew = makeDriver(4, { name: 'Drew Sample' });
const pending = makeJob(7, {
  pickupCity: 'Toronto',
  pickupProvince: 'ON',
  dropoffCity: 'Montréal',
  dropoffProvince: 'QC',
});
const moving = makeJob(6, { status: 'in-transit', driver: drew, vehicleCount: 3 });

function answer(jobs: Job[], stats: object = {}) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json(jobs);
    }),
    http.get('*/api/stats', () => HttpResponse.json(stats)),
    http.get('*/api/stats/*', () => HttpResponse.json([])),
    http.get('*/api/drivers', () => HttpResponse.json([drew])),
    ...jobs.map((job) => http.get(`*/api/jobs/${job.id}`, () => HttpResponse.json(job))),
    http.get('*/api/jobs/:id/activity', () => HttpResponse.json([])),
  );
  return asked;
}

const open = (path = '/') => renderApp({ path, user: admin });

beforeEach(() => setViewport(1440));
afterEach(() => vi.useRealTimers());

test('shows four numbers on cards that link to the counted jobs', async () => {
  answer([], { pending: 12, inTransit: 3, completedToday: 5, activeDrivers: 4 });
  // 03:30 UTC is still the evening before in Toronto.
  setNow('2026-03-10T03:30:00Z');
  await open();
  const leadsTo = async (name: string) =>
    (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leadsTo('Pending Jobs 12')).toBe('/?view=active-jobs&status=pending');
  expect(await leadsTo('In Transit 3')).toBe('/?view=active-jobs&status=in-transit');
  expect(await leadsTo('Completed Today 5')).toBe(
    '/?view=completed-jobs&from=2026-03-09&to=2026-03-09',
  );
  expect(await leadsTo('Active Drivers 4')).toBe('/?view=drivers');
});

test('shows four placeholder cards while loading', async () => {
  answer([]);
  const { held, release } = hold();
  server.use(
    http.get('*/api/stats', async () => {
      await held;
      return HttpResponse.json({ pending: 1 });
    }),
  );
  await open();
  const cards = await screen.findByRole('region', { name: 'Today at a glance' });
  expect(within(cards).getAllByTestId('skeleton-card')).toHaveLength(4);
  release();
  expect(await within(cards).findByRole('link', { name: 'Pending Jobs 1' })).toBeVisible();
  expect(within(cards).getByRole('link', { name: 'In Transit 0' })).toBeVisible();
});

test('shows six placeholder rows while recent jobs load', async () => {
  answer([]);
  const { held, release } = hold();
  server.use(
    http.get('*/api/jobs', async () => {
      await held;
      return HttpResponse.json([pending]);
    }),
  );
  await open();
  const part = await screen.findByRole('region', { name: 'Recent Jobs' });
  expect(within(part).getAllByTestId('skeleton-row')).toHaveLength(6);
  release();
  expect(await within(part).findByText('JOB-000007')).toBeVisible();
});

test('shows 0 on the cards when the numbers cannot be loaded', async () => {
  answer([]);
  server.use(http.get('*/api/stats', () => refusal(500, 'internal', 'Something went wrong.')));
  await open();
  for (const name of ['Pending Jobs 0', 'In Transit 0', 'Completed Today 0', 'Active Drivers 0'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
});

test.each([1440, 390])('recent jobs keep their places under the pointer (%i px)', async (width) => {
  setViewport(width);
  answer([pending, moving]);
  const { person, store } = await open();
  const part = within(await screen.findByRole('region', { name: 'Recent Jobs' }));
  const names = () => part.getAllByRole('link', { name: /^JOB/ }).map((link) => link.textContent);
  await person.hover(await part.findByRole('button', { name: 'Assign JOB-000007' }));
  answer([makeJob(8), pending, { ...moving, status: 'picked-up' }]);
  act(() => void store.dispatch(api.util.invalidateTags([listTag('job')])));
  expect(await part.findByText('Picked Up')).toBeVisible();
  expect(names()).toEqual(['JOB-000007', 'JOB-000006']);
  await person.hover(screen.getByRole('heading', { level: 1 }));
  expect(names()).toEqual(['JOB-000008', 'JOB-000007', 'JOB-000006']);
});

test('shows the first 10 recent jobs with id, vehicle, driver, route, status and action', async () => {
  const asked = answer([pending, moving]);
  await open();
  const table = await screen.findByRole('table', { name: 'Recent Jobs' });
  expect(asked).toEqual(['?limit=10']);
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Job ID', 'Vehicle', 'Driver', 'Route', 'Status', 'Action']);
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first).toHaveTextContent('JOB-000007');
  expect(first).toHaveTextContent('2021 Toyota Corolla');
  expect(first).toHaveTextContent('Unassigned');
  expect(first).toHaveTextContent('Pickup: Toronto, ON');
  expect(first).toHaveTextContent('Drop-off: Montréal, QC');
  expect(first).toHaveTextContent('Pending');
  expect(second).toHaveTextContent('Drew Sample');
  expect(second).toHaveTextContent('+2');
  expect(second).toHaveTextContent('In Transit');
});

test('assigns a pending job and opens the editor for others; Back closes both', async () => {
  answer([pending, moving]);
  const { person, history } = await open();
  const assign = await screen.findByRole('button', { name: 'Assign JOB-000007' });
  expect(assign).toHaveTextContent('Assign');
  await person.click(assign);
  expect(await screen.findByRole('dialog', { name: 'Assign Driver' })).toBeVisible();
  expect(history.location.search).toBe('?job=7&panel=assign');
  history.go(-1);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const manage = screen.getByRole('button', { name: 'Manage JOB-000006' });
  expect(manage).toHaveTextContent('Manage');
  await person.click(manage);
  expect(history.location.search).toBe('?job=6&panel=edit');
});

test('shows the empty text and the next step without jobs', async () => {
  answer([]);
  const { person, history } = await open();
  expect(
    await screen.findByText('No jobs found. Create your first dispatch job to get started.'),
  ).toBeVisible();
  await person.click(screen.getAllByRole('button', { name: 'Create New Dispatch' })[1]!);
  expect(history.location.search).toBe('?view=new-dispatch');
});

test('retries jobs that could not be loaded', async () => {
  answer([pending]);
  server.use(
    http.get('*/api/jobs', () => refusal(503, 'database_unavailable', 'Not now.'), { once: true }),
  );
  const { person } = await open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Not now.');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('table', { name: 'Recent Jobs' })).toHaveTextContent('JOB-000007');
});

test('opens the form and the Add User dialog from quick actions', async () => {
  answer([pending]);
  const { person, history } = await open();
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
  await person.click(actions.getByRole('button', { name: 'Create New Dispatch' }));
  expect(history.location.search).toBe('?view=new-dispatch');
  history.go(-1);
  const again = within(await screen.findByRole('region', { name: 'Quick Actions' }));
  await person.click(again.getByRole('button', { name: 'Add Driver/User' }));
  expect(history.location.search).toBe('?view=users&dialog=add');
});

test.each([390, 768])('at %d px the jobs are cards with the same actions', async (width) => {
  setViewport(width);
  answer([pending]);
  await open();
  const card = await screen.findByRole('article', { name: 'JOB-000007' });
  expect(within(card).getByRole('button', { name: 'Assign JOB-000007' })).toBeVisible();
  expect(within(card).getByRole('link', { name: 'JOB-000007' })).toHaveAttribute('href', '/?job=7');
});

test('is shown in French', async () => {
  answer([]);
  await renderApp({ user: admin, language: 'fr-CA' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Tableau de bord' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Exporter un rapport' })).toBeVisible();
});

test('has no accessibility problems', async () => {
  answer([pending, moving]);
  await open();
  await screen.findByRole('table', { name: 'Recent Jobs' });
  expect(await accessibilityProblems()).toEqual([]);
});
