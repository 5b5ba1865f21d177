import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { hold } from '../../../testing/hold';
import { makeDriver, makeJob } from '../../../testing/jobSamples';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { refusal, server } from '../../../testing/answers/server';
import { setViewport } from '../../../testing/viewport';

const drew = makeDriver(4, { name: 'Drew Sample', status: 'on-route', activeJobs: 2 });
const rene = makeDriver(5, { name: 'René Sample', activeJobs: 1 });
const gone = makeDriver(6, { name: 'Gone Sample', isActive: false });
const pending = makeJob(7, { version: 3, pickupCity: 'Toronto', pickupProvince: 'ON' });
const assigned = makeJob(7, { version: 3, status: 'assigned', driver: drew });

function answer(job: typeof pending) {
  const sent: { body: unknown; version: string | null }[] = [];
  let present = job;
  const { held, release } = hold();
  server.use(
    http.get('*/api/jobs', () => HttpResponse.json([present])),
    http.get('*/api/jobs/7', () => HttpResponse.json(present)),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/drivers', () => HttpResponse.json([drew, rene, gone])),
    http.put('*/api/jobs/7', async ({ request }) => {
      const body = (await request.json()) as Partial<typeof pending>;
      sent.push({ body, version: request.headers.get('If-Match') });
      await held;
      const driver = [drew, rene].find(({ id }) => id === body.driverId) ?? null;
      present = { ...present, ...body, driver, version: present.version + 1 };
      return HttpResponse.json(present);
    }),
  );
  return { sent, release };
}

async function open(path = '/?job=7&panel=assign') {
  setViewport(1440);
  const view = await renderApp({ path, user: admin });
  const panel = await screen.findByRole('dialog', { name: 'Assign Driver' });
  const driver = await within(panel).findByRole('combobox', { name: 'Driver' });
  return { ...view, panel, driver };
}

/** Exclude toasts, which also name the job. */
const row = () =>
  screen
    .getAllByText('JOB-000007')
    .map((name) => name.closest('tr'))
    .find(Boolean)!;

test('shows the job, and each driver with status and open jobs', async () => {
  answer(pending);
  const { person, panel, driver } = await open();
  const summary = within(panel).getByRole('region', { name: 'Job summary' });
  expect(summary).toHaveTextContent('JOB-000007');
  expect(summary).toHaveTextContent('Toronto, ON');
  expect(summary).toHaveTextContent('2021 Toyota Corolla');
  await person.click(driver);
  const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
  expect(options).toEqual([
    'René SampleAvailable · 1 open job',
    'Drew SampleOn route · 2 open jobs',
  ]);
  expect(within(panel).queryByRole('button', { name: 'Unassign Current Driver' })).toBeNull();
});

test('requires a driver', async () => {
  const { sent } = answer(pending);
  const { person, panel, driver } = await open();
  await person.click(within(panel).getByRole('button', { name: 'Assign Driver' }));
  expect(await within(panel).findByText('Please select a driver.')).toBeVisible();
  expect(driver).toHaveAccessibleDescription('Please select a driver.');
  expect(driver).toHaveFocus();
  expect(sent).toEqual([]);
});

test('assigns at once after a search without accents, and confirms with a toast', async () => {
  const { sent, release } = answer(pending);
  const { person, panel, driver } = await open();
  await person.type(driver, 'rene');
  await person.click(await screen.findByRole('option', { name: /René Sample/ }));
  await person.click(within(panel).getByRole('button', { name: 'Assign Driver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(row()).toHaveTextContent('René Sample'));
  expect(row()).toHaveTextContent('Assigned');
  expect(screen.queryByText('Driver assigned successfully!')).toBeNull();
  release();
  expect(await screen.findByText('Driver assigned successfully!')).toBeVisible();
  expect(sent).toEqual([{ body: { driverId: 5, status: 'assigned' }, version: '"3"' }]);
});

test('warns about a driver whose truck cannot take all units', async () => {
  answer(pending);
  const full = { ...drew, unitsOnBoard: 3, unitsAssigned: 6 };
  server.use(http.get('*/api/drivers', () => HttpResponse.json([full, rene])));
  const { person, panel, driver } = await open();
  const choose = async (name: RegExp) => {
    await person.clear(driver);
    await person.click(driver);
    await person.click(await screen.findByRole('option', { name }));
  };
  await choose(/Drew Sample.*6 units assigned/);
  const text = 'Drew Sample would have 10 units. A truck takes 9: this needs more than one trip.';
  expect(within(panel).getByText(text)).toBeVisible();
  await choose(/René Sample/);
  expect(within(panel).queryByText(/more than one trip/)).toBeNull();
});

test('makes the job pending when unassigned', async () => {
  const { sent, release } = answer(assigned);
  const { person, panel, driver } = await open();
  release();
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.click(within(panel).getByRole('button', { name: 'Unassign Current Driver' }));
  expect(await screen.findByText('Driver unassigned successfully!')).toBeVisible();
  expect(sent).toEqual([{ body: { driverId: null, status: 'pending' }, version: '"3"' }]);
  await waitFor(() => expect(row()).toHaveTextContent('Pending'));
  expect(row()).toHaveTextContent('Unassigned');
});

async function giveToRene({ person, panel, driver }: Awaited<ReturnType<typeof open>>) {
  await person.clear(driver);
  await person.type(driver, 'rene');
  await person.click(await screen.findByRole('option', { name: /René Sample/ }));
  await person.click(within(panel).getByRole('button', { name: 'Assign Driver' }));
  await screen.findByText('Driver assigned successfully!');
}

test.each([
  ['a pending job', pending, { driverId: null, status: 'pending' }, 'JOB-000007'],
  [
    'the job of another driver, on the way',
    makeJob(7, { version: 3, status: 'in-transit', driver: drew }),
    { driverId: 4, status: 'in-transit' },
    'JOB-000007 · Drew Sample',
  ],
  [
    'a delivered job',
    makeJob(7, { version: 3, status: 'delivered', driver: drew }),
    { driverId: 4 },
    'JOB-000007 · Drew Sample',
  ],
])('the toast names job and driver and offers Undo: %s', async (_what, job, before, names) => {
  const { sent, release } = answer(job);
  const view = await open();
  release();
  if (job.driver) await waitFor(() => expect(view.driver).toHaveValue('Drew Sample'));
  await giveToRene(view);
  expect(screen.getByText('JOB-000007 · René Sample')).toBeVisible();
  await view.person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Undone')).toBeVisible();
  expect(screen.getAllByText(names).at(-1)).toBeVisible();
  expect(sent.slice(1)).toEqual([{ body: before, version: '"4"' }]);
  await waitFor(() => expect(row()).toHaveTextContent(job.driver?.name ?? 'Pending'));
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('reports an unassignment with job and driver, and can undo it', async () => {
  const { sent, release } = answer(assigned);
  const { person, panel, driver } = await open();
  release();
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.click(within(panel).getByRole('button', { name: 'Unassign Current Driver' }));
  expect(await screen.findByText('JOB-000007 · Drew Sample')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(row()).toHaveTextContent('Drew Sample'));
  expect(sent.at(-1)).toEqual({ body: { driverId: 4, status: 'assigned' }, version: '"4"' });
});

test('reports a refused undo and shows the actual state', async () => {
  const { release } = answer(pending);
  const view = await open();
  release();
  await giveToRene(view);
  server.use(http.put('*/api/jobs/7', () => refusal(412, 'stale_version', 'Somebody else…')));
  await view.person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(/^This could not be undone\./)).toBeVisible();
  await waitFor(() => expect(row()).toHaveTextContent('René Sample'));
});

test('does not offer an undo that the server would refuse: a started job without a driver', async () => {
  const { release } = answer(makeJob(7, { version: 3, status: 'in-transit' }));
  const view = await open();
  release();
  await giveToRene(view);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('reverts and reports a refusal', async () => {
  answer(pending);
  server.use(http.put('*/api/jobs/7', () => refusal(412, 'stale_version', 'Somebody else…')));
  const { person, panel, driver } = await open();
  await person.click(driver);
  await person.click(await screen.findByRole('option', { name: /Drew Sample/ }));
  await person.click(within(panel).getByRole('button', { name: 'Assign Driver' }));
  expect(
    await screen.findByText('Failed to update driver assignment. Please try again.'),
  ).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  await waitFor(() => expect(row()).toHaveTextContent('Unassigned'));
  expect(row()).toHaveTextContent('Pending');
});

test('keeps the progress of a job that is reassigned to its own driver', async () => {
  const { sent } = answer(makeJob(7, { status: 'in-transit', driver: drew }));
  const { person, panel, driver } = await open();
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.click(within(panel).getByRole('button', { name: 'Assign Driver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  expect(row()).toHaveTextContent('In Transit');
});

test('keeps a delivered job delivered when its driver is corrected', async () => {
  const { sent, release } = answer(makeJob(7, { status: 'delivered', driver: drew, version: 3 }));
  const { person, panel, driver } = await open();
  release();
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.clear(driver);
  await person.type(driver, 'rene');
  await person.click(await screen.findByRole('option', { name: /René Sample/ }));
  await person.click(within(panel).getByRole('button', { name: 'Assign Driver' }));
  expect(await screen.findByText('Driver assigned successfully!')).toBeVisible();
  expect(sent).toEqual([{ body: { driverId: 5 }, version: '"3"' }]);
});

test('changes nothing on Cancel', async () => {
  const { sent } = answer(pending);
  const { person, panel, history } = await open();
  await person.click(within(panel).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe('');
  expect(sent).toEqual([]);
});

test('has no accessibility problems', async () => {
  answer(assigned);
  const { panel } = await open();
  expect(await accessibilityProblems(panel)).toEqual([]);
});
