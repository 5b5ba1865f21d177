import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { makeDriver, makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';
import { typeSlowly } from '../../testing/typeSlowly';

const civic = makeJob(12, { status: 'in-transit' });
const done = makeJob(3, { status: 'delivered' });
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/stats', () =>
      HttpResponse.json({ pending: 0, inTransit: 0, completedToday: 0, activeDrivers: 0 }),
    ),
    http.get('*/api/saved-views', () =>
      HttpResponse.json([
        { id: 5, list: 'customers', name: 'Blocked ones', query: 'status=inactive', version: 1 },
      ]),
    ),
    ...[civic, done].map((job) => http.get(`*/api/jobs/${job.id}`, () => HttpResponse.json(job))),
    http.get('*/api/jobs', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const q = searchParams.get('q');
      if (q !== null) asked.push(q);
      return HttpResponse.json(q === 'xyzzy' ? [] : [civic, done]);
    }),
    http.get('*/api/customers/search', () =>
      HttpResponse.json([{ id: 9, name: 'Garage Bélanger', city: 'Laval', contactName: null }]),
    ),
    http.get(/\/api\/(jobs|customers|drivers|admin)\b/, () => HttpResponse.json([])),
  );
});

async function openPalette(options: Partial<Parameters<typeof renderApp>[0]> = {}) {
  const view = await renderApp({ user: admin, ...options });
  await screen.findByRole('navigation', { name: /^(main menu|menu principal)$/i });
  await view.person.keyboard('{Control>}k{/Control}');
  const palette = await screen.findByRole('dialog');
  return { ...view, palette, field: await within(palette).findByRole('combobox') };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true });

test('has a close button on a phone, which has no Escape', async () => {
  setViewport(390);
  const { person, palette } = await openPalette();
  await person.click(within(palette).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(palette).not.toBeInTheDocument());
});

test("finds a job by the server's search and opens it on Enter", async () => {
  const { person, history, palette, field } = await openPalette();
  expect(field).toHaveFocus();
  expect(palette).toHaveAccessibleName('Find a job, driver, customer or command');
  typeSlowly(field, 'KP042788');
  const group = await screen.findByRole('group', { name: 'Jobs' });
  expect(within(group).getAllByRole('option')).toHaveLength(2);
  expect(asked).toEqual(['KP042788']);
  expect(chosen()).toHaveTextContent('JOB-000012');
  expect(field).toHaveAttribute('aria-activedescendant', chosen().id);
  await person.keyboard('{ArrowDown}');
  expect(chosen()).toHaveTextContent('JOB-000003');
  await person.keyboard('{Enter}');
  expect(history.location.search).toBe('?job=3');
  await waitFor(() => expect(palette).not.toBeInTheDocument());
});

test('finds and opens a customer', async () => {
  const { person, history, field } = await openPalette();
  await person.type(field, 'bel');
  await person.click(await screen.findByRole('option', { name: /Garage Bélanger/ }));
  expect(history.location.search).toBe('?view=customers&customer=9');
});

test('finds and opens a driver, with the current activity', async () => {
  server.use(
    http.get('*/api/drivers', ({ request }) =>
      HttpResponse.json(
        new URL(request.url).searchParams.get('q') === 'drew'
          ? [makeDriver(4, { name: 'Drew Sample', activeJobs: 2 })]
          : [],
      ),
    ),
  );
  const { person, history, field } = await openPalette();
  await person.type(field, 'drew');
  const found = await screen.findByRole('option', { name: /Drew Sample/ });
  expect(found).toHaveTextContent('Available · 2 open jobs');
  expect(await screen.findByRole('option', { name: /JOB-000012/ })).toBeInTheDocument();
  // A match by name comes before the jobs, and Enter opens it.
  expect(chosen()).toBe(found);
  await person.click(found);
  expect(history.location.search).toBe('?view=drivers&driver=4');
});

test('lists a driver found by other data after the jobs', async () => {
  server.use(
    http.get('*/api/drivers', () => HttpResponse.json([makeDriver(4, { name: 'Drew Sample' })])),
  );
  const { person, field } = await openPalette();
  await person.type(field, 'driver4@example');
  await screen.findByRole('option', { name: /Drew Sample/ });
  await waitFor(() => expect(chosen()).toHaveTextContent('JOB-000012'));
  expect(options().findIndex((text) => text?.startsWith('Drew Sample'))).toBe(2);
});

test('shows driver and relevant day of a job; all results are one step away', async () => {
  const many = Array.from({ length: 8 }, (_, index) =>
    makeJob(20 + index, {
      status: 'assigned',
      preferredPickupDate: '2026-03-09',
      driver: { id: 4, name: 'Drew Sample', phone: null },
    }),
  );
  server.use(http.get('*/api/jobs', () => HttpResponse.json(many)));
  const { person, history, field } = await openPalette();
  await person.type(field, 'maple');
  expect(await screen.findByRole('option', { name: /JOB-000020/ })).toHaveTextContent(
    'AssignedDrew Sample · Pickup Mar 9, 2026',
  );
  await person.click(screen.getByRole('option', { name: 'All results in Active Jobs' }));
  expect(history.location.search).toBe('?view=active-jobs&q=maple');
});

test('shows since when a job has its status', async () => {
  const moment = { at: '2026-03-05T15:00:00.000Z', tappedAt: null };
  const started = {
    ...{ id: 1, ...moment, actorId: 9, actorName: 'Drew Sample', requestId: null, people: [] },
    ...{ action: 'job.status-changed', resource: 'job', resourceId: 12 },
    ...{ before: { status: 'picked-up' }, after: { status: 'in-transit' } },
  };
  server.use(http.get('*/api/jobs/12/activity', () => HttpResponse.json([started])));
  const { person, field } = await openPalette();
  await person.type(field, 'MB123456');
  const row = await screen.findByRole('option', { name: /JOB-000012/ });
  expect(await within(row).findByText(/^since Mar 5, 2026/)).toBeVisible();
  expect(row).toHaveTextContent('In Transit');
});

test('offers the most urgent job first for assignment', async () => {
  const on = (id: number, preferredPickupDate: string | null) =>
    makeJob(id, { preferredPickupDate });
  server.use(
    http.get('*/api/jobs', () =>
      HttpResponse.json([on(33, null), on(32, '2026-03-12'), on(31, '2026-03-07')]),
    ),
  );
  const { person, field } = await openPalette();
  await person.type(field, 'assign');
  await person.click(await screen.findByRole('option', { name: /^Assign a driver/ }));
  await screen.findByRole('dialog', { name: 'Assign a driver to…' });
  await waitFor(() => expect(options()).toHaveLength(3));
  expect(options().map((text) => text?.slice(0, 10))).toEqual([
    'JOB-000031',
    'JOB-000032',
    'JOB-000033',
  ]);
});

test('finds a job by a single-digit number', async () => {
  const { person, field } = await openPalette();
  await person.type(field, '3');
  expect(await screen.findByRole('option', { name: /JOB-000003/ })).toBeVisible();
});

test('finds views and commands by name, ignoring case and accents', async () => {
  const { person, history, field } = await openPalette({ language: 'fr-CA' });
  await person.type(field, 'TERMINES');
  await person.click(await screen.findByRole('option', { name: /^Transports terminés/ }));
  expect(history.location.search).toBe('?view=completed-jobs');
});

test('lists saved and predefined views', async () => {
  const { person, history, field } = await openPalette();
  await person.type(field, 'blocked');
  await person.click(await screen.findByRole('option', { name: /Blocked ones/ }));
  expect(history.location.search).toBe('?view=customers&status=inactive');
});

test('asks for an undelivered job before assigning', async () => {
  const { person, history, field } = await openPalette();
  await person.type(field, 'assign');
  await person.click(await screen.findByRole('option', { name: /^Assign a driver/ }));
  const next = await screen.findByRole('dialog', { name: 'Assign a driver to…' });
  expect(await within(next).findByRole('option', { name: /JOB-000012/ })).toBeVisible();
  expect(options()).toHaveLength(1);
  await person.keyboard('{Enter}');
  expect(history.location.search).toBe('?job=12&panel=assign');
});

test('lists recently opened items first', async () => {
  localStorage.setItem('recent:1', '["job:12","command:billing"]');
  await openPalette();
  const recent = await screen.findByRole('group', { name: 'Recent' });
  await waitFor(() => expect(within(recent).getAllByRole('option')).toHaveLength(2));
  expect(options().slice(0, 2)).toEqual([
    expect.stringContaining('JOB-000012'),
    expect.stringContaining('Billing Management'),
  ]);
});

test('remembers an opened job', async () => {
  await renderApp({ user: admin, path: '/?job=12' });
  await screen.findByRole('heading', { name: 'Job JOB-000012' });
  expect(localStorage.getItem('recent:1')).toBe('["job:12"]');
});

test('reports no result, and a failed search', async () => {
  const { person, field } = await openPalette();
  server.use(http.get('*/api/customers/search', () => HttpResponse.json([])));
  await person.type(field, 'xyzzy');
  expect((await screen.findAllByText('Nothing found'))[0]).toBeInTheDocument();
  server.use(http.get('*/api/jobs', () => refusal(503, 'database_unavailable', 'Not now.')));
  await person.type(field, 'a');
  expect(await screen.findByRole('alert')).toHaveTextContent('The search failed: Not now.');
});

test('has no accessibility problems', async () => {
  const { palette } = await openPalette();
  expect(await accessibilityProblems(palette)).toEqual([]);
});
