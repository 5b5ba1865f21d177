import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { hold } from '../../testing/hold';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal } from '../../testing/answers/server';

const YEAR = new Date().getFullYear();
const PLACEHOLDER = { year: YEAR, make: 'TBD', model: 'TBD', vinLast8: 'TBD', poNumber: null };

async function open() {
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  const save = () => view.person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  return { ...view, save };
}
const section = (name: string) => within(screen.getByRole('region', { name }));
const unit = (number: number) => within(screen.getByRole('group', { name: `Unit ${number}` }));
const pathsOf = (sent: readonly { path: string }[]) => sent.map(({ path }) => path);

test('creates a placeholder vehicle and a pending job without a customer from a blank form', async () => {
  const { sent } = serveDispatch();
  const { save, history } = await open();
  await save();
  expect(await screen.findByText('Dispatch job created successfully!')).toBeVisible();
  expect(screen.getByText('Success')).toBeVisible();
  expect(pathsOf(sent)).toEqual(['/api/vehicles', '/api/jobs']);
  expect(sent[0]?.body).toEqual(PLACEHOLDER);
  expect(sent[1]?.body).toMatchObject({ customerId: null, vehicleId: 31, status: 'pending' });
  await waitFor(() => expect(history.location.search).toBe(''));
});

test('creates customer, vehicle and job in this order', async () => {
  const { sent } = serveDispatch();
  const { person, save } = await open();
  await person.type(section('Customer Information').getByLabelText('Phone'), '4165550100');
  const vehicle = section('Vehicle Information');
  await person.type(vehicle.getByLabelText('Make and Model'), 'Land Rover Defender');
  await person.type(vehicle.getByLabelText('VIN'), 'kp 042788');
  await person.type(vehicle.getByLabelText('Job Price'), '450.5');
  await person.type(section('Pickup Location').getByLabelText('Address'), '1 First St');
  await person.click(await screen.findByRole('combobox', { name: 'Driver' }));
  await person.click(await screen.findByRole('option', { name: /Drew Sample/ }));
  const more = section('Additional Information');
  await person.type(more.getByLabelText('Preferred Pickup Date'), '2026-12-01');
  await person.type(more.getByLabelText('PO Number'), 'PO-1');
  await person.type(more.getByLabelText('Special Instructions'), 'Keys in box{Enter}Call first');
  await save();
  await screen.findByText('Dispatch job created successfully!');
  expect(pathsOf(sent)).toEqual(['/api/customers/upsert', '/api/vehicles', '/api/jobs']);
  expect(sent[0]?.body).toEqual({ name: 'TBD', email: null, phone: '416-555-0100' });
  expect(sent[1]?.body).toEqual({
    ...PLACEHOLDER,
    make: 'Land',
    model: 'Rover Defender',
    vinLast8: 'KP042788',
  });
  expect(sent[2]?.body).toMatchObject({
    customerId: 7,
    vehicleId: 31,
    driverId: 4,
    status: 'assigned',
    price: 450.5,
    pickupAddress: '1 First St',
    dropoffAddress: null,
    preferredPickupDate: '2026-12-01',
    poNumber: 'PO-1',
    specialInstructions: 'Keys in box\nCall first',
  });
  expect(sent[2]?.body).not.toHaveProperty('pickupCountry');
});

test('creates one vehicle for each unit, with placeholders and prices', async () => {
  const { sent } = serveDispatch();
  const { person, save } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.click(screen.getByRole('button', { name: 'Add Unit' }));
  await person.type(unit(2).getByLabelText('Make'), 'Ford');
  await person.type(unit(2).getByLabelText('Unit Price'), '50');
  await save();
  await screen.findByText('Dispatch job created successfully!');
  expect(pathsOf(sent)).toEqual(['/api/vehicles', '/api/vehicles', '/api/jobs']);
  // Vehicles are created in parallel and numbered in order of arrival.
  const made = [PLACEHOLDER.make, 'Ford'].map(
    (make) => 31 + sent.findIndex(({ body }) => (body as { make?: string }).make === make),
  );
  expect(sent[2]?.body).toMatchObject({
    vehicleIds: made,
    price: null,
    vehicleUnitsData: [
      { ...PLACEHOLDER, price: null },
      { ...PLACEHOLDER, make: 'Ford', price: 50 },
    ],
  });
});

test("shows the server's error, keeps every value and retries with the same intent", async () => {
  let isDown = true;
  const { sent } = serveDispatch({
    '/api/jobs': () =>
      isDown ? refusal(503, 'database_unavailable', 'Please try again shortly.') : undefined,
  });
  const { person, save } = await open();
  await person.type(section('Customer Information').getByLabelText('Customer Name'), 'Maple');
  await save();
  expect(
    await screen.findByText('Failed to create dispatch job: Please try again shortly.'),
  ).toBeVisible();
  expect(screen.getByText('Error')).toBeVisible();
  expect(section('Customer Information').getByLabelText('Customer Name')).toHaveValue('Maple');
  isDown = false;
  await save();
  await screen.findByText('Dispatch job created successfully!');
  const keys = sent.map(({ key }) => key);
  expect(new Set(keys.slice(0, 3)).size).toBe(3);
  expect(keys.slice(3)).toEqual(keys.slice(0, 3));
});

test('reports a missing network', async () => {
  serveDispatch({ '/api/vehicles': () => HttpResponse.error() });
  const { save } = await open();
  await save();
  expect(
    await screen.findByText(
      'Failed to create dispatch job: the server could not be reached. Your entries are kept.',
    ),
  ).toBeVisible();
});

test('sends a corrected vehicle as a new request within the same intent of the job', async () => {
  let isRefusing = true;
  const { sent } = serveDispatch({
    '/api/jobs': () =>
      isRefusing ? refusal(400, 'validation_failed', 'Some fields are not valid.') : undefined,
  });
  const { person, save } = await open();
  await save();
  await screen.findByText('Failed to create dispatch job: Some fields are not valid.');
  isRefusing = false;
  await person.type(section('Vehicle Information').getByLabelText('Make and Model'), 'Kia');
  await save();
  await screen.findByText('Dispatch job created successfully!');
  const [firstVehicle, firstJob, secondVehicle, secondJob] = sent.map(({ key }) => key);
  expect(secondVehicle).not.toBe(firstVehicle);
  expect(secondJob).toBe(firstJob);
});

test('reports an earlier attempt that succeeded, and uses a new intent next', async () => {
  let answers = 0;
  const { sent } = serveDispatch({
    '/api/jobs': () => {
      answers += 1;
      if (answers === 1) return HttpResponse.error();
      return answers === 2 ? refusal(422, 'idempotency_mismatch', 'Already used.') : undefined;
    },
  });
  const { person, save } = await open();
  await save();
  await screen.findByText(/^Failed to create dispatch job/);
  await person.type(section('Additional Information').getByLabelText('PO Number'), 'PO-2');
  await save();
  expect(await screen.findByText('Failed to create dispatch job: Already used.')).toBeVisible();
  expect(
    await screen.findByText(
      'An earlier attempt to save this dispatch reached the server. Check Active Jobs before you save again.',
    ),
  ).toBeVisible();
  await save();
  await screen.findByText('Dispatch job created successfully!');
  const jobKeys = sent.filter(({ path }) => path === '/api/jobs').map(({ key }) => key);
  expect(jobKeys[1]).toBe(jobKeys[0]);
  expect(jobKeys[2]).not.toBe(jobKeys[0]);
});

test.each([
  ['/api/customers/upsert', 'email', 'Customer Information', 'Email'],
  ['/api/vehicles', 'model', 'Vehicle Information', 'Make and Model'],
  ['/api/jobs', 'dropoffCity', 'Drop-off Location', 'City'],
  ['/api/jobs', 'preferredPickupDate', 'Additional Information', 'Preferred Pickup Date'],
])(
  'shows the error %s for %s at its field and moves the focus there',
  async (path, field, region, label) => {
    const details = [{ field, message: 'must be better' }];
    serveDispatch({ [path]: () => refusal(400, 'validation_failed', 'Not valid.', details) });
    const { person, save } = await open();
    await person.type(section('Customer Information').getByLabelText('Customer Name'), 'Maple');
    await save();
    const input = section(region).getByLabelText(label);
    await waitFor(() => expect(input).toHaveAccessibleDescription('Must be better'));
    expect(input).toHaveFocus();
    expect(await screen.findByText('Failed to create dispatch job: Not valid.')).toBeVisible();
  },
);

test('shows errors of units in their rows', async () => {
  const details = [{ field: 'vehicleUnitsData.1.vinLast8', message: 'must be a VIN' }];
  serveDispatch({ '/api/jobs': () => refusal(400, 'validation_failed', 'Not valid.', details) });
  const { person, save } = await open();
  await person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));
  await person.click(screen.getByRole('button', { name: 'Add Unit' }));
  await save();
  await waitFor(() =>
    expect(unit(2).getByLabelText('VIN')).toHaveAccessibleDescription('Must be a VIN'),
  );
  expect(unit(2).getByLabelText('VIN')).toHaveFocus();
});

test('shows the saving state on the button and ignores a second save', async () => {
  const { held, release } = hold();
  const { sent } = serveDispatch({
    '/api/vehicles': async () => {
      await held;
      return HttpResponse.json({ id: 31 });
    },
  });
  const { person } = await open();
  await person.click(section('Pickup Location').getByLabelText('City'));
  await person.keyboard('{Control>}{Enter}{Enter}{/Control}');
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await screen.findByText('Dispatch job created successfully!');
  expect(pathsOf(sent)).toEqual(['/api/vehicles', '/api/jobs']);
});

test('saves on ⌘ Enter, but not on Enter', async () => {
  const { sent } = serveDispatch();
  const { person } = await open();
  await person.type(section('Pickup Location').getByLabelText('City'), 'Laval{Enter}');
  expect(sent).toEqual([]);
  await person.keyboard('{Meta>}{Enter}{/Meta}');
  await screen.findByText('Dispatch job created successfully!');
});

test('refreshes jobs, drivers and customers after a save', async () => {
  const { loads } = serveDispatch();
  const { save, person } = await open();
  await screen.findByRole('combobox', { name: 'Driver' });
  await waitFor(() => expect(loads).toContain('/api/drivers'));
  const before = loads.filter((path) => path === '/api/drivers').length;
  await person.type(section('Pickup Location').getByLabelText('City'), 'Laval');
  await save();
  await screen.findByText('Dispatch job created successfully!');
  await waitFor(() =>
    expect(loads.filter((path) => path === '/api/drivers').length).toBeGreaterThan(before),
  );
});
