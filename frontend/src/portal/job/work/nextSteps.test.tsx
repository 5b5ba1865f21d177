import { EMPTY_REPORT } from '@dispatch/domain/report/unit-report';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeUnit } from '../../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../../testing/phone/driverPortal';
import { LOADED, openJob, press } from '../../../testing/phone/driverTaps';
import '../../../testing/phone/offlineStore';
import { picture } from '../../../testing/pictures';
import { server } from '../../../testing/answers/server';

const VIN_CHECK = {
  ...{ vin: '3A004352', method: 'typed' as const, by: 'Drew Sample', isLoadedAnyway: false },
  at: '2026-03-09T14:05:00.000Z',
};
const UNIT = makeUnit(1, { year: 2003, make: 'Honda', model: 'Accord', vinLast8: '3A004352' });
const CHECKED = { ...UNIT, vinCheck: VIN_CHECK };
const SAVED = {
  ...{ ...EMPTY_REPORT, stage: 'pickup' as const, marks: [] },
  ...{ by: 'Drew Sample', at: '2026-03-09T14:20:00.000Z' },
};
const NAME = '2003 Honda Accord, 3A004352';
const MORE = `More: ${NAME}`;

const plate = async () => within((await screen.findByText('3A004352')).closest('.plate')!);
const offered = async () =>
  (await plate()).getAllByRole('button').map(({ textContent }) => textContent);
const primary = async () =>
  (await plate())
    .getAllByRole('button')
    .filter((button) => button.dataset['variant'] === 'contained')
    .map(({ textContent }) => textContent);

test('a vehicle offers its next step, and the rest behind one button', async () => {
  serveJobs(makeHaul(7, { jobVehicles: [UNIT] }));
  const { person } = await openJob();
  await screen.findByRole('button', { name: `Check VIN: ${NAME}` });
  expect(await offered()).toEqual(['Check VIN', 'More']);
  expect(await primary()).toEqual(['Check VIN']);
  const more = screen.getByRole('button', { name: MORE });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  await person.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(await offered()).toEqual([
    ...['Check VIN', 'More', 'Pickup photos', 'Condition at pickup', 'Leave behind'],
  ]);
  expect(await primary()).toEqual(['Check VIN']);
  await person.click(more);
  expect(await offered()).toEqual(['Check VIN', 'More']);
});

test('after the check come the photos, then the condition, then nothing', async () => {
  picture([]);
  server.use(http.post('*/api/jobs/7/units/1/photos', () => HttpResponse.error()));
  const portal = serveJobs(makeHaul(7, { jobVehicles: [CHECKED] }));
  const { person } = await openJob();
  await press(person, `Pickup photos: ${NAME}`);
  const camera = within(await screen.findByRole('dialog', { name: 'Photos at pickup' }));
  const jpeg = new File(['a picture'], 'IMG_0001.jpg', { type: 'image/jpeg' });
  await person.upload(await camera.findByLabelText('Choose a picture: Front'), jpeg);
  await camera.findByText('Front saved. Next: Rear');
  await person.click(camera.getByRole('button', { name: 'Done' }));
  await press(person, `Condition at pickup: ${NAME}`);
  const report = within(await screen.findByRole('dialog', { name: 'Condition report at pickup' }));
  await person.click(await report.findByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('Everything is recorded.')).toBeVisible();
  expect(await offered()).toEqual(['More']);
  await waitFor(() => expect(portal.done).toHaveLength(1));

  // In transit, pickup photos that wait are no photos of the delivery.
  await press(person, LOADED);
  expect(await screen.findByRole('button', { name: `Delivery photos: ${NAME}` })).toBeVisible();
  expect(screen.getByText('1 pickup photo still on this phone')).toBeVisible();
  expect(screen.queryByText(/^0 photos taken/)).toBeNull();
});

test('a vehicle left behind offers to take it after all', async () => {
  const leftBehind = {
    reason: 'no-keys' as const,
    note: null,
    at: VIN_CHECK.at,
    by: 'Drew Sample',
  };
  const other = makeUnit(2, { make: 'Kia', vinLast8: 'KA000002' });
  serveJobs(makeHaul(7, { jobVehicles: [{ ...UNIT, leftBehind }, other] }));
  const { person } = await openJob();
  await screen.findByText('LEFT BEHIND: No keys');
  expect(await offered()).toEqual(['Take it after all', 'More']);
  await press(person, MORE);
  expect(await offered()).toEqual(['Take it after all', 'More', 'Pickup photos']);
});

test('a task returns the focus to its button, and leaving a vehicle to More', async () => {
  const other = makeUnit(2, { make: 'Kia', vinLast8: 'KA000002' });
  serveJobs(makeHaul(7, { jobVehicles: [CHECKED, other] }));
  const { person } = await openJob();
  await press(person, MORE);
  await press(person, `Check VIN again: ${NAME}`);
  const check = within(await screen.findByRole('dialog', { name: 'Check the VIN' }));
  await person.click(await check.findByRole('button', { name: 'Cancel' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: `Check VIN again: ${NAME}` })).toHaveFocus(),
  );
  await press(person, `Leave behind: ${NAME}`);
  const leaving = within(await screen.findByRole('dialog', { name: 'Leave this unit behind' }));
  await person.click(leaving.getByRole('button', { name: 'No keys' }));
  await person.click(leaving.getByRole('button', { name: 'Leave behind' }));
  await screen.findByText('LEFT BEHIND: No keys');
  await waitFor(() => expect(screen.getByRole('button', { name: MORE })).toHaveFocus());
});

test('a saved report counts at its own stage only', async () => {
  serveJobs(makeHaul(7, { status: 'in-transit', jobVehicles: [{ ...CHECKED, reports: [SAVED] }] }));
  await openJob();
  expect(await screen.findByRole('button', { name: `Delivery photos: ${NAME}` })).toBeVisible();
  expect(screen.queryByText(/^Report saved/)).toBeNull();
});
