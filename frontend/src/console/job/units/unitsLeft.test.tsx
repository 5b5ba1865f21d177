import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../../api/jobs/jobs';
import { accessibilityProblems } from '../../../testing/accessibility';
import { server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';

const MARK = {
  reason: 'no-keys',
  note: 'Office closed',
  at: '2026-03-03T19:05:00.000Z',
  by: 'Drew Sample',
  carriedToId: null,
} as const;
const two = makeJob(7, { version: 3, jobVehicles: [makeUnit(70), makeUnit(71)] });
const withMark = (carriedToId: number | null = null): Job => ({
  ...two,
  jobVehicles: [{ ...makeUnit(70), leftBehind: { ...MARK, carriedToId } }, makeUnit(71)],
});

/** Mocks the units of one job; records requests in order. */
function answer(job: Job) {
  const store = { present: job };
  const sent: unknown[] = [];
  const changed = (leftBehind: Job['jobVehicles'][number]['leftBehind']) => {
    const [first, ...others] = store.present.jobVehicles;
    const jobVehicles = [{ ...first!, leftBehind }, ...others];
    store.present = { ...store.present, version: store.present.version + 1, jobVehicles };
    return HttpResponse.json(store.present);
  };
  server.use(
    http.post('*/api/jobs/7/units/70/leave', async ({ request }) => {
      const body = (await request.json()) as object;
      sent.push({ ...body, version: request.headers.get('If-Match') });
      return changed({ ...MARK, ...body });
    }),
    http.post('*/api/jobs/7/units/70/take-back', ({ request }) => {
      sent.push({ version: request.headers.get('If-Match') });
      return changed(null);
    }),
    ...openedJob(() => store.present),
  );
  return { store, sent };
}

async function openMenu({ person, inside }: Awaited<ReturnType<typeof openJobDialog>>) {
  await person.click(await inside.findByRole('button', { name: 'Actions for unit 1' }));
  return within(await screen.findByRole('menu', { name: 'Actions for unit 1' }));
}

test('marks a unit as left behind at once; Undo reverts it', async () => {
  const { sent } = answer(two);
  const view = await openJobDialog();
  const menu = await openMenu(view);
  await view.person.click(menu.getByRole('menuitem', { name: 'Mark as left behind…' }));
  const form = within(await screen.findByRole('dialog', { name: 'Leave a unit behind' }));
  await view.person.click(form.getByRole('button', { name: 'Mark as left behind' }));
  expect(await form.findByText('Please choose a reason.')).toBeVisible();
  await view.person.selectOptions(form.getByRole('combobox', { name: 'Reason' }), 'No keys');
  await view.person.click(form.getByRole('button', { name: 'Mark as left behind' }));
  expect(await view.inside.findByText('Left behind: No keys')).toBeVisible();
  expect(await screen.findByText('Unit marked as left behind')).toBeVisible();
  // The open dialog hides the toast from assistive technology.
  const undo = await screen.findByRole('button', { name: 'Undo', hidden: true });
  await view.person.click(undo);
  await waitFor(() => expect(view.inside.queryByText('Left behind: No keys')).toBeNull());
  await waitFor(() =>
    expect(sent).toEqual([{ reason: 'no-keys', note: null, version: '"3"' }, { version: '"4"' }]),
  );
});

test('shows reason, person and time of the mark, and undoes it from the menu', async () => {
  const { sent } = answer(withMark());
  const view = await openJobDialog();
  expect(await view.inside.findByText('1 unit left behind')).toBeVisible();
  expect(view.inside.getByText('Office closed')).toBeVisible();
  expect(view.inside.getByText(/^Drew Sample · /)).toBeVisible();
  expect(await accessibilityProblems(view.dialog)).toEqual([]);
  const menu = await openMenu(view);
  const back = menu.getByRole('menuitem', { name: 'Undo left behind' });
  await view.person.click(back);
  expect(await screen.findByText('Unit put back on the job')).toBeVisible();
  expect(sent).toEqual([{ version: '"3"' }]);
});

test('rebooks the left units in a new job, linked from the toast and the old job', async () => {
  const { store } = answer(withMark());
  const made = makeJob(9, { carriedFromId: 7 });
  server.use(
    http.post('*/api/jobs/7/carry-on', () => {
      store.present = { ...withMark(9), version: 4 };
      return HttpResponse.json(made, { status: 201 });
    }),
  );
  const { person, inside } = await openJobDialog();
  await person.click(await inside.findByRole('button', { name: 'New job for units left behind' }));
  expect(await screen.findByText('JOB-000009 created for the units left behind')).toBeVisible();
  const link = await inside.findByRole('link', { name: 'JOB-000009' });
  expect(link).toHaveAttribute('href', '/?job=9');
  expect(inside.queryByRole('button', { name: 'New job for units left behind' })).toBeNull();
  expect(inside.queryByRole('button', { name: 'Actions for unit 1' })).toBeNull();
});

test('links the new job back to the old one', async () => {
  answer({ ...two, carriedFromId: 5 });
  const { inside } = await openJobDialog();
  expect(await inside.findByText(/^Rebooked from/)).toBeVisible();
  expect(inside.getByRole('link', { name: 'JOB-000005' })).toHaveAttribute('href', '/?job=5');
});

test('moves a unit to a job that has not started and has room', async () => {
  const { store } = answer(two);
  const taker = makeJob(8, { jobVehicles: [makeUnit(80)] });
  const full = makeJob(6, { vehicleCount: 9 });
  const sent: unknown[] = [];
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      const isPending = new URL(request.url).searchParams.get('status') === 'pending';
      return HttpResponse.json(isPending ? [taker, two, full] : []);
    }),
    http.post('*/api/jobs/7/units/70/move', async ({ request }) => {
      sent.push(await request.json(), request.headers.get('If-Match'));
      store.present = { ...two, version: 4, vehicleCount: 1, jobVehicles: [makeUnit(71)] };
      return HttpResponse.json(store.present);
    }),
  );
  const view = await openJobDialog();
  const menu = await openMenu(view);
  await view.person.click(menu.getByRole('menuitem', { name: 'Move to another job…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move unit to another job' }));
  const submit = await dialog.findByRole('button', { name: 'Move to JOB-000008' });
  expect(dialog.queryByRole('button', { name: /JOB-00000[67]/ })).toBeNull();
  await view.person.click(submit);
  expect(await screen.findByText('Unit moved to JOB-000008')).toBeVisible();
  expect(sent).toEqual([{ jobId: 8 }, '"3"']);
  expect(await view.inside.findByText('Vehicles (1)')).toBeVisible();
});

test('offers no move for a started job', async () => {
  answer({ ...two, status: 'in-transit' });
  const menu = await openMenu(await openJobDialog());
  expect(menu.getByRole('menuitem', { name: 'Mark as left behind…' })).toBeVisible();
  expect(menu.queryByRole('menuitem', { name: 'Move to another job…' })).toBeNull();
});
