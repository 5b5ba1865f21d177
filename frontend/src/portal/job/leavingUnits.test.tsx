import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeUnit } from '../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import { LOADED, openJob, OPERATIONS, press, startTask } from '../../testing/phone/driverTaps';
import '../../testing/phone/offlineStore';
import { server } from '../../testing/answers/server';

const KIA = makeUnit(1, { year: 2022, make: 'Kia', model: 'Rio', vinLast8: 'KA000001' });
const FORD = makeUnit(2, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'FB000002' });
const LEAVE_KIA = 'Leave behind: 2022 Kia Rio, KA000001';
const ALL_LEFT =
  'Every unit of this job is left behind, so there is nothing to carry. Call dispatch.';

type Opened = Awaited<ReturnType<typeof openJob>>;

async function leave({ person }: Opened, unit: string, reason: string) {
  await startTask(person, unit);
  const dialog = await screen.findByRole('dialog', { name: 'Leave this unit behind' });
  await person.click(within(dialog).getByRole('button', { name: reason }));
  return within(dialog);
}

test('a unit is left behind with a reason, taken back, and the job continues', async () => {
  const { done } = serveJobs(makeHaul(7, { jobVehicles: [KIA, FORD] }));
  const opened = await openJob();
  const dialog = await leave(opened, LEAVE_KIA, 'No keys');
  await opened.person.type(dialog.getByLabelText('Note (Optional)'), 'Office closed');
  await opened.person.click(dialog.getByRole('button', { name: 'Leave behind' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('LEFT BEHIND: No keys')).toBeVisible();
  expect(screen.getByText('Office closed')).toBeVisible();
  expect(await screen.findByText('Unit marked as left behind')).toBeVisible();
  expect(screen.getByRole('button', { name: LOADED })).toBeVisible();
  await press(opened.person, 'Take it after all: 2022 Kia Rio, KA000001');
  await waitFor(() => expect(screen.queryByText('LEFT BEHIND: No keys')).toBeNull());
  await waitFor(() => expect(done).toHaveLength(2));
  expect(done).toMatchObject([
    { jobId: 7, type: 'leave-unit', unitId: 1, reason: 'no-keys', notes: 'Office closed' },
    { jobId: 7, type: 'take-unit', unitId: 1 },
  ]);
});

test('another reason needs a note, and cancelling does not leave the unit behind', async () => {
  const { done } = serveJobs(makeHaul(7, { jobVehicles: [KIA, FORD] }));
  const opened = await openJob();
  const dialog = await leave(opened, LEAVE_KIA, 'Other reason');
  const confirm = dialog.getByRole('button', { name: 'Leave behind' });
  expect(confirm).toBeDisabled();
  await opened.person.type(dialog.getByLabelText('What happened?'), 'Frozen in');
  expect(confirm).toBeEnabled();
  await opened.person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/^LEFT BEHIND/)).toBeNull();
  expect(done).toEqual([]);
});

test('offline it shows at once, and with all units left there is no start button', async () => {
  serveJobs(makeHaul(7, { jobVehicles: [KIA] }));
  server.use(http.post(OPERATIONS, () => HttpResponse.error()));
  const opened = await openJob();
  const dialog = await leave(opened, LEAVE_KIA, 'Does not start');
  await opened.person.click(dialog.getByRole('button', { name: 'Leave behind' }));
  expect(await screen.findByText('LEFT BEHIND: Does not start')).toBeVisible();
  expect(await screen.findByText('Offline, 1 update saved on this phone')).toBeVisible();
  expect(await screen.findByText(ALL_LEFT)).toBeVisible();
  expect(screen.queryByRole('button', { name: LOADED })).toBeNull();
});

test('the delivery lists the loaded units and counts those left behind', async () => {
  const left = {
    reason: 'refused',
    note: null,
    at: '2026-03-03T19:05:00.000Z',
    by: 'Drew',
  } as const;
  const jobVehicles = [{ ...KIA, leftBehind: left }, FORD];
  serveJobs(makeHaul(7, { status: 'in-transit', jobVehicles }));
  const { person } = await openJob();
  await press(person, 'VEHICLE DELIVERED - COMPLETE JOB');
  const dialog = within(await screen.findByRole('dialog', { name: 'Complete Delivery' }));
  expect(dialog.getByText('2021 Ford F-150')).toBeVisible();
  expect(dialog.queryByText('2022 Kia Rio')).toBeNull();
  expect(dialog.getByText('1 unit left behind')).toBeVisible();
});

test('a delivered job offers no marks', async () => {
  serveJobs(makeHaul(7, { status: 'delivered', jobVehicles: [KIA] }));
  await openJob();
  expect(await screen.findByText('2022 Kia Rio')).toBeVisible();
  expect(screen.queryByRole('button', { name: LEAVE_KIA })).toBeNull();
});
