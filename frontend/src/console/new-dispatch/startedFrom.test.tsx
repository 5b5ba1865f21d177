import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { customer, serveDispatch } from '../../testing/answers/dispatchServer';
import { makeJob, makeUnit } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { server } from '../../testing/answers/server';

const done = makeJob(99, {
  customer,
  price: 900,
  poNumber: 'PO-OLD',
  preferredPickupDate: '2026-03-10',
  specialInstructions: 'Ring twice',
  pickupAddress: '10 Yard Rd',
  pickupCity: 'Toronto',
  jobVehicles: [makeUnit(70, { vin: '1HGCM82633A004352', vinLast8: '3A004352' })],
});

async function open(query: string, job = done) {
  const { sent } = serveDispatch();
  server.use(http.get('*/api/jobs/99', () => HttpResponse.json(job)));
  const view = await renderApp({ path: `/?view=new-dispatch&${query}`, user: admin });
  await screen.findByRole('heading', { level: 1, name: 'Create New Dispatch Job' });
  return { ...view, sent };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

test('fills in the customer and moves to the vehicle', async () => {
  const { person, sent } = await open('customer=7');
  const fields = section('Customer Information');
  expect(await fields.findByDisplayValue('Maple Motors')).toBeVisible();
  expect(fields.getByLabelText('Email')).toHaveValue('ann@maple.example');
  expect(section('Vehicle Information').getByLabelText('VIN')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  expect(await screen.findByText('Dispatch job created successfully!')).toBeVisible();
  expect(sent.at(-1)?.body).toMatchObject({ customerId: 7 });
});

test('duplicates a job without its driver and a past pickup date', async () => {
  await open('repeat=99');
  expect(await screen.findByDisplayValue('Maple Motors')).toBeVisible();
  const vehicle = section('Vehicle Information');
  expect(vehicle.getByLabelText('Make and Model')).toHaveValue('Toyota Corolla');
  expect(vehicle.getByLabelText('VIN')).toHaveValue('1HGCM82633A004352');
  expect(vehicle.getByLabelText('Job Price')).toHaveValue('900');
  const pickup = section('Pickup Location');
  expect(pickup.getByLabelText('Address')).toHaveValue('10 Yard Rd');
  const more = section('Additional Information');
  expect(more.getByLabelText('PO Number')).toHaveValue('PO-OLD');
  expect(more.getByLabelText('Special Instructions')).toHaveValue('Ring twice');
  expect(screen.getByLabelText(/Pickup Date/)).toHaveValue('');
});

test.each([
  ['keeps the responsible user of a copied job', 5, 5],
  ['drops a responsible user who has left', 6, undefined],
])('%s', async (_, responsibleId, sentId) => {
  server.use(http.get('*/api/colleagues', () => HttpResponse.json([{ id: 5, name: 'Jo Desk' }])));
  const { person, sent } = await open('repeat=99', { ...done, responsibleId });
  expect(await screen.findByDisplayValue('Maple Motors')).toBeVisible();
  const field = screen.queryByRole('combobox', { name: 'Responsible' });
  if (responsibleId === 5) expect(field).toHaveValue('Jo Desk');
  else expect(field).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Save Dispatch Job' }));
  expect(await screen.findByText('Dispatch job created successfully!')).toBeVisible();
  const created = (sent.at(-1)?.body ?? {}) as { responsibleId?: number };
  expect(created.responsibleId).toBe(sentId);
});

test('copies a future pickup date', async () => {
  await open('repeat=99', { ...done, preferredPickupDate: '9000-01-02' });
  expect(await screen.findByDisplayValue('Maple Motors')).toBeVisible();
  expect(screen.getByLabelText(/Pickup Date/)).toHaveValue('9000-01-02');
});

test('duplicates a job with several vehicles as several units', async () => {
  await open('repeat=99', {
    ...done,
    jobVehicles: [
      makeUnit(70),
      makeUnit(71, { make: 'Kia', vinLast8: 'KP042788', poNumber: 'PO-71' }),
    ],
  });
  expect(await screen.findByRole('group', { name: 'Unit 2' })).toBeVisible();
  expect(within(screen.getByRole('group', { name: 'Unit 2' })).getByLabelText('Make')).toHaveValue(
    'Kia',
  );
  const second = within(screen.getByRole('group', { name: 'Unit 2' }));
  expect(second.getByLabelText('VIN')).toHaveValue('KP042788');
  expect(second.getByLabelText('PO Number')).toHaveValue('PO-71');
});

test('does not overwrite unsaved input', async () => {
  const first = await open('');
  await first.person.type(section('Customer Information').getByLabelText('Customer Name'), 'Other');
  first.unmount();
  await open('customer=7');
  expect(section('Customer Information').getByLabelText('Customer Name')).toHaveValue('Other');
  expect(
    await screen.findByText(
      'Your unsaved dispatch was restored. It is kept in this tab until you save or cancel it.',
    ),
  ).toBeVisible();
});
