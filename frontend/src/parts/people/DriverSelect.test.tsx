import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { makeDriver } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { refusal, server } from '../../testing/answers/server';
import { DriverSelect } from './DriverSelect';

const far = makeDriver(1, { name: 'Ann Far', status: 'off-duty' });
const busy = makeDriver(2, {
  name: 'Bo Busy',
  activeJobs: 2,
  unitsOnBoard: 3,
  nextPickup: { day: '2026-03-12', city: 'Laval', province: 'QC' },
});
const near = makeDriver(3, {
  name: 'Cy Near',
  activeJobs: 3,
  lastDrop: { at: '2026-03-09T15:00:00.000Z', city: 'Halifax', province: 'NS' },
});

const FROM_HALIFAX = { units: 1, pickup: { city: 'Halifax', province: 'NS' } };

const IDS = { id: 'driver', 'aria-describedby': undefined, 'aria-invalid': false };

function Field({ wanted }: { wanted: typeof FROM_HALIFAX | null }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <>
      <label htmlFor="driver">Driver</label>
      <DriverSelect ids={IDS} value={value} onChange={setValue} wanted={wanted} />
    </>
  );
}

async function options(wanted: typeof FROM_HALIFAX | null) {
  server.use(http.get('*/api/drivers', () => HttpResponse.json([far, busy, near])));
  const { person } = await renderPart(<Field wanted={wanted} />);
  await person.click(screen.getByRole('combobox', { name: 'Driver' }));
  return (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
}

test('the best fit is first with its reason; each shows load, last drop and next pickup', async () => {
  expect(await options(FROM_HALIFAX)).toEqual([
    'Cy NearBest fit: last drop in the pickup city' +
      'Available · 3 open jobsLast drop Halifax, NS, Mar 9',
    'Bo BusyAvailable · 2 open jobs · 3 of 9 unitsNext pickup Laval, QC, Mar 12',
    'Ann FarOff duty · 0 open jobs',
  ]);
});

test('without requirements, available drivers with the least work come first', async () => {
  expect((await options(null)).map((text) => text?.slice(0, 7))).toEqual([
    'Bo Busy',
    'Cy Near',
    'Ann Far',
  ]);
});

test('says that the drivers could not be loaded', async () => {
  server.use(http.get('*/api/drivers', () => refusal(500, 'internal', 'Something failed.')));
  const { person } = await renderPart(<Field wanted={null} />);
  await person.click(screen.getByRole('combobox', { name: 'Driver' }));
  expect((await screen.findAllByText('This could not be loaded')).at(-1)).toBeVisible();
});
