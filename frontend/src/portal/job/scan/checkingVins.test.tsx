import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../../api/jobs/jobs';
import { makeUnit } from '../../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../../testing/phone/driverPortal';
import { LOADED, openJob, OPERATIONS, press } from '../../../testing/phone/driverTaps';
import '../../../testing/phone/offlineStore';
import { server } from '../../../testing/answers/server';

const HONDA = '1HGCM82633A004352';
const UNITS = [
  makeUnit(1, { year: 2003, make: 'Honda', model: 'Accord', vinLast8: '3A004352', vin: HONDA }),
  makeUnit(2, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' }),
];
const CHECK_HONDA = 'Check VIN: 2003 Honda Accord, 3A004352';
const FIELD = 'Type the last 8 of the VIN';

type Opened = Awaited<ReturnType<typeof openJob>>;

/** Opens the check of a job's first unit and types the VIN on the vehicle. */
async function open(facts: Partial<Job> = {}) {
  const served = serveJobs(makeHaul(7, { jobVehicles: UNITS, ...facts }));
  const view = await openJob();
  await press(view.person, CHECK_HONDA);
  await screen.findByRole('dialog', { name: 'Check the VIN' });
  return { ...view, ...served };
}

async function type({ person }: Opened, vin: string, field = FIELD) {
  await person.type(await screen.findByLabelText(field), vin);
  await press(person, 'Compare');
}

test('the right vehicle gets a tick, and one button leads to the next unit', async () => {
  const opened = await open();
  expect(screen.getByText('The camera cannot be used here. Type the VIN.')).toBeVisible();
  await type(opened, '3aoo4352');
  const tick = await screen.findByRole('dialog', { name: 'VIN matches' });
  expect(within(tick).getByRole('heading')).toHaveFocus();
  await opened.person.click(within(tick).getByRole('button', { name: 'Next: 2021 Ford F-150' }));
  const next = await screen.findByRole('dialog', { name: 'Check the VIN' });
  expect(within(next).getByText('MFA12345')).toBeVisible();
  await type(opened, 'MFA12345');
  const last = await screen.findByRole('dialog', { name: 'VIN matches' });
  expect(within(last).queryByRole('button', { name: /^Next/ })).toBeNull();
  await opened.person.click(within(last).getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText(/^VIN checked at/)).toHaveLength(2);
  await waitFor(() => expect(opened.done).toHaveLength(2));
  expect(opened.done).toMatchObject([
    { jobId: 7, type: 'check-unit', unitId: 1, vin: '3AOO4352', method: 'typed' },
    { jobId: 7, type: 'check-unit', unitId: 2, vin: 'MFA12345', method: 'typed' },
  ]);
});

test('a different vehicle stops the driver, who scans again', async () => {
  const opened = await open();
  await type(opened, '3A004353');
  const warning = await screen.findByRole('alertdialog', { name: 'Wrong vehicle' });
  expect(within(warning).getByText('This VIN is not on this job.')).toBeVisible();
  expect(within(warning).getByText('3A004353')).toBeVisible();
  expect(within(warning).getByText('3A004352')).toBeVisible();
  await opened.person.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Wrong vehicle' })).toBeVisible();
  await opened.person.click(within(warning).getByRole('button', { name: 'Check again' }));
  expect(await screen.findByRole('dialog', { name: 'Check the VIN' })).toBeVisible();
  await opened.person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.done).toEqual([]);
  expect(screen.queryByText(/^VIN checked at/)).toBeNull();
});

test('another unit of the same job is named', async () => {
  const opened = await open();
  await type(opened, 'MFA12345');
  expect(
    await screen.findByText('This is another unit of this job: 2021 Ford F-150.'),
  ).toBeVisible();
});

test('loading anyway is recorded, and shown with its unit', async () => {
  const opened = await open();
  await type(opened, 'KP042788');
  await press(opened.person, 'Load anyway');
  const told = await screen.findByRole('dialog', { name: 'Recorded, and dispatch was notified' });
  await opened.person.click(within(told).getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('LOADED ANYWAY: VIN read KP042788')).toBeVisible();
  await waitFor(() => expect(opened.done).toHaveLength(1));
  expect(opened.done).toMatchObject([
    { type: 'load-anyway', unitId: 1, vin: 'KP042788', method: 'typed' },
  ]);
});

test('leaving it preselects the wrong vehicle', async () => {
  const opened = await open();
  await type(opened, 'KP042788');
  await press(opened.person, 'Leave behind');
  const leaving = await screen.findByRole('dialog', { name: 'Leave this unit behind' });
  expect(within(leaving).getByRole('button', { name: 'Wrong vehicle' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await opened.person.click(within(leaving).getByRole('button', { name: 'Leave behind' }));
  expect(await screen.findByText('LEFT BEHIND: Wrong vehicle')).toBeVisible();
  expect(screen.queryByRole('button', { name: CHECK_HONDA })).toBeNull();
  await waitFor(() =>
    expect(opened.done).toMatchObject([{ type: 'leave-unit', unitId: 1, reason: 'wrong-vehicle' }]),
  );
});

test('a unit without a VIN takes the VIN that was read', async () => {
  const blank = makeUnit(1, { year: 2003, make: 'Honda', model: 'Accord', vinLast8: 'TBD' });
  const { person, done } = await (async () => {
    const served = serveJobs(makeHaul(7, { jobVehicles: [blank] }));
    const view = await openJob();
    await press(view.person, 'Check VIN: 2003 Honda Accord, N/A');
    await type(view, HONDA);
    return { ...view, ...served };
  })();
  await press(person, 'Right vehicle: record VIN');
  expect(await screen.findByRole('dialog', { name: 'VIN recorded' })).toBeVisible();
  await waitFor(() => expect(done).toMatchObject([{ type: 'check-unit', vin: HONDA }]));
});

test('two units with the same last characters need the full VIN', async () => {
  const twin = makeUnit(2, { make: 'Kia', vinLast8: '3A004352', vin: '2HGFE2F533A004352' });
  const opened = await open({ jobVehicles: [UNITS[0], twin].flatMap((unit) => unit ?? []) });
  await type(opened, '3A004352');
  expect(
    await screen.findByText(/^Two units of this job have VINs that end like this/),
  ).toBeVisible();
  const whole = screen.getByLabelText('Type the whole VIN');
  await opened.person.clear(whole);
  await opened.person.type(whole, '3A004352');
  await opened.person.click(screen.getByRole('button', { name: 'Compare' }));
  expect(whole).toBeInvalid();
  await opened.person.clear(whole);
  await type(opened, HONDA, 'Type the whole VIN');
  expect(await screen.findByRole('dialog', { name: 'VIN matches' })).toBeVisible();
  await waitFor(() => expect(opened.done).toHaveLength(1));
});

test('too few characters are refused', async () => {
  const opened = await open();
  await type(opened, '4352');
  const field = screen.getByLabelText(FIELD);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription(
    'Please type the last 8 letters and digits of the VIN.',
  );
});

test('units can be checked one after another without a network', async () => {
  server.use(http.post(OPERATIONS, () => HttpResponse.error()));
  const opened = await open();
  server.use(http.post(OPERATIONS, () => HttpResponse.error()));
  await type(opened, HONDA);
  await press(opened.person, 'Next: 2021 Ford F-150');
  await type(opened, 'MFA12345');
  await press(opened.person, 'Done');
  expect(await screen.findAllByText(/^VIN checked at/)).toHaveLength(2);
  expect(await screen.findByText('Offline, 2 updates saved on this phone')).toBeVisible();
});

test('the loading step lists unchecked units, and does not block the driver', async () => {
  const opened = await open();
  expect(screen.getByText('No VINs checked yet')).toBeInTheDocument();
  await type(opened, HONDA);
  await press(opened.person, 'Done');
  expect(await screen.findByText('VIN not checked: MFA12345')).toBeVisible();
  await press(opened.person, LOADED);
  expect(await screen.findByText('VIN not checked')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Check VIN/ })).toBeNull();
  await waitFor(() => expect(opened.done).toHaveLength(2));
});

test('a VIN that dispatch changes afterwards must be checked again', async () => {
  const check = {
    vin: '3A004353',
    method: 'scan',
    by: 'Drew Sample',
    isLoadedAnyway: false,
  } as const;
  const changed = { ...makeUnit(1), vinCheck: { ...check, at: '2026-03-03T19:05:00.000Z' } };
  serveJobs(makeHaul(7, { jobVehicles: [changed] }));
  await openJob();
  expect(await screen.findByRole('button', { name: /^Check VIN: / })).toBeVisible();
  expect(screen.queryByText(/^VIN checked at/)).toBeNull();
});
