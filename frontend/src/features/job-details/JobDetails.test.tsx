import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../api/jobs';
import { accessibilityProblems } from '../../testing/accessibility';
import { makeDriver, makeJob, makeUnit } from '../../testing/jobSamples';
import { openedJob } from '../../testing/openedJob';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/server';
import { setViewport } from '../../testing/viewport';

const drew = makeDriver(4, { name: 'Drew Sample' });
const rene = makeDriver(5, { name: 'René Sample' });
const full = makeJob(7, {
  version: 3,
  status: 'assigned',
  driver: drew,
  poNumber: 'PO-1',
  price: 1250.5,
  preferredPickupDate: '2026-03-10',
  specialInstructions: 'Ring twice',
  customer: {
    id: 31,
    name: 'Northern Example Motors',
    email: 'cars@example.com',
    phone: '416-555-0100',
    address: '1 Main St',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
    status: 'inactive',
  },
  pickupAddress: '10 Yard Rd',
  pickupCity: 'Toronto',
  pickupProvince: 'ON',
  pickupContactName: 'Gate One',
  jobVehicles: [makeUnit(70), makeUnit(71, { make: 'Kia', model: 'Rio', vinLast8: 'KC654321' })],
});

interface Sent {
  body: unknown;
  version: string | null;
}

function answer(job: Job = full) {
  const sent: Sent[] = [];
  const store = { present: job };
  server.use(
    http.get('*/api/customers/31', () => HttpResponse.json(job.customer)),
    http.get('*/api/jobs/7/activity', () =>
      HttpResponse.json([
        activity(3, 'job.edited', { price: 1000 }, { price: 1250.5 }),
        activity(2, 'job.assigned', { driverId: null }, { driverId: 4 }),
        activity(4, 'job.edited', { customerId: 30 }, { customerId: 31 }),
        activity(1, 'job.created', null, {}),
      ]),
    ),
    http.put('*/api/jobs/7', async ({ request }) => {
      const version = request.headers.get('If-Match');
      const body = (await request.json()) as Partial<Job>;
      sent.push({ body, version });
      if (version !== `"${store.present.version}"`) {
        return HttpResponse.json(
          {
            statusCode: 412,
            code: 'stale_version',
            message: 'Stale.',
            current: store.present,
            requestId: 'test',
          },
          { status: 412 },
        );
      }
      store.present = { ...store.present, ...body, version: store.present.version + 1 };
      return HttpResponse.json(store.present);
    }),
    ...openedJob(() => store.present, [drew, rene]),
  );
  return { sent, store };
}

function activity(id: number, action: string, before: object | null, after: object) {
  const at = '2026-03-02T15:00:00.000Z';
  const who = { actorId: 9, actorName: 'Other Person' };
  const people = [
    { resource: 'driver', id: 4, name: 'Drew Sample' },
    { resource: 'customer', id: 30, name: 'Gone Motors' },
    { resource: 'customer', id: 31, name: 'Northern Example Motors' },
  ];
  const rest = { people, requestId: null, tappedAt: null };
  return { id, at, ...who, action, resource: 'job', resourceId: 7, before, after, ...rest };
}

async function open(path = '/?job=7') {
  setViewport(1440);
  const view = await renderApp({ path, user: admin });
  const dialog = await screen.findByRole('dialog', { name: 'Job JOB-000007' });
  return { ...view, dialog, inside: within(dialog) };
}

const edit = () => open('/?job=7&panel=edit');

test('read mode has every section, and notes only once delivered', async () => {
  answer();
  const { inside } = await open();
  for (const name of [
    'Job Information',
    'Customer Information',
    'Vehicle Information',
    'Driver Assignment',
    'Vehicles (2)',
    'Pickup Location',
    'Dropoff Location',
    'Special Instructions',
  ])
    expect(inside.getByRole('region', { name })).toBeVisible();
  expect(inside.queryByRole('region', { name: 'Completion Notes' })).toBeNull();
  const facts = inside.getByRole('region', { name: 'Job Information' });
  expect(facts).toHaveTextContent('Job Price (Admin Only)$1,250.50');
  expect(facts).toHaveTextContent('PO-1');
  expect(inside.getByRole('region', { name: 'Customer Information' })).toHaveTextContent(
    'Northern Example MotorsBlacklisted',
  );
  expect(inside.getByRole('region', { name: 'Vehicles (2)' })).toHaveTextContent('2021 Kia Rio');
  expect(inside.getByText('Ring twice')).toBeVisible();
});

test('a delivered job shows its notes', async () => {
  answer(makeJob(7, { status: 'delivered', completionNotes: 'All well' }));
  const { inside } = await open();
  expect(inside.getByRole('region', { name: 'Completion Notes' })).toHaveTextContent('All well');
  expect(inside.queryByRole('button', { name: 'Mark Completed' })).toBeNull();
});

test('the history is told in words', async () => {
  answer();
  const { inside } = await open();
  const history = within(inside.getByRole('region', { name: 'Activity' }));
  expect(await history.findByText('Assigned Drew Sample')).toBeVisible();
  expect(history.getByText('Created the job')).toBeVisible();
  expect(history.getByText('Job Price: $1,000.00 → $1,250.50')).toBeVisible();
  expect(history.getByText('Customer: Gone Motors → Northern Example Motors')).toBeVisible();
  expect(history.getAllByText(/^Other Person · Mar 2, 2026/)).toHaveLength(4);
});

test('Edit opens the fields, Cancel brings back the values of the job', async () => {
  const { sent } = answer();
  const { person, inside } = await open();
  await person.click(inside.getByRole('button', { name: 'Edit' }));
  const po = inside.getByRole('textbox', { name: 'PO Number' });
  expect(inside.getByRole('region', { name: 'Completion Notes' })).toBeVisible();
  await person.type(po, '99');
  await person.click(inside.getByRole('button', { name: 'Cancel' }));
  expect(inside.getByRole('region', { name: 'Job Information' })).toHaveTextContent('PO-1');
  await person.click(inside.getByRole('button', { name: 'Edit' }));
  expect(inside.getByRole('textbox', { name: 'PO Number' })).toHaveValue('PO-1');
  expect(sent).toEqual([]);
});

test('Save sends only what was changed, with the version, and says so', async () => {
  const { sent } = answer();
  const { person, inside, history } = await edit();
  expect(
    inside.getByText(
      'Only the first vehicle can be edited. For multiple vehicle changes, please contact support.',
    ),
  ).toBeVisible();
  await person.clear(inside.getByRole('textbox', { name: 'PO Number' }));
  await person.clear(inside.getByRole('spinbutton', { name: 'Job Price' }));
  await person.clear(inside.getByRole('combobox', { name: 'Make' }));
  await person.type(inside.getByRole('combobox', { name: 'Make' }), 'Honda');
  const driver = inside.getByRole('combobox', { name: 'Driver' });
  await waitFor(() => expect(driver).toHaveValue('Drew Sample'));
  await person.click(driver);
  await person.click(await screen.findByRole('option', { name: 'Unassigned' }));
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      body: { poNumber: null, price: null, driverId: null, vehicleData: { make: 'Honda' } },
      version: '"3"',
    },
  ]);
  expect(history.location.search).toBe('?job=7');
});

test.each([
  ['Year', 'spinbutton', '1899', /A year from 1900 to/],
  ['VIN', 'combobox', '1234567', 'Minimum 8 characters or the full VIN'],
  ['Job Price', 'spinbutton', '1.234', 'An amount of dollars with at most two decimals'],
])('%s is checked before anything is sent', async (name, role, text, message) => {
  const { sent } = answer();
  const { person, inside } = await edit();
  const field = inside.getByRole(role, { name });
  await person.clear(field);
  await person.type(field, text);
  await person.click(inside.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(inside.getByText(message)).toBeVisible();
  expect(sent).toEqual([]);
});

test('a refused change says why, on its field too, and keeps what was typed', async () => {
  answer();
  server.use(
    http.put('*/api/jobs/7', () =>
      refusal(400, 'validation_failed', 'Some of the given information is not valid.', [
        { field: 'vehicleData.make', message: 'is too long' },
      ]),
    ),
  );
  const { person, inside } = await edit();
  await person.type(inside.getByRole('combobox', { name: 'Make' }), ' X');
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(
    await screen.findByText('Failed to update job: Some of the given information is not valid.'),
  ).toBeVisible();
  expect(inside.getByRole('combobox', { name: 'Make' })).toHaveAccessibleDescription('is too long');
  expect(inside.getByRole('combobox', { name: 'Make' })).toHaveValue('Toyota X');
});

async function collide() {
  const { sent, store } = answer();
  const view = await edit();
  const { person, inside } = view;
  const po = inside.getByRole('textbox', { name: 'PO Number' });
  await person.clear(po);
  await person.type(po, 'MINE');
  store.present = { ...full, version: 4, poNumber: 'THEIRS', specialInstructions: 'Ring once' };
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(
    await inside.findByText('Other Person changed this job while you were editing'),
  ).toBeVisible();
  return { ...view, sent, po };
}

test('two people, one job: who and what differs is shown; keeping mine saves over theirs', async () => {
  const { person, inside, sent } = await collide();
  const both = inside.getByRole('radiogroup', { name: 'PO Number' });
  expect(within(both).getByRole('radio', { name: 'Yours: MINE' })).toBeChecked();
  expect(within(both).getByRole('radio', { name: 'Theirs: THEIRS' })).not.toBeChecked();
  await person.click(inside.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent.at(-1)).toEqual({ body: { poNumber: 'MINE' }, version: '"4"' });
});

test('taking theirs brings their values into the form and sends nothing', async () => {
  const { person, inside, sent, po } = await collide();
  await person.click(inside.getByRole('button', { name: 'Take theirs' }));
  expect(po).toHaveValue('THEIRS');
  expect(inside.getByRole('textbox', { name: 'Special Instructions' })).toHaveValue('Ring once');
  expect(inside.queryByRole('button', { name: 'Keep mine' })).toBeNull();
  expect(sent).toHaveLength(1);
});

test('unsaved changes are not lost by closing unasked', async () => {
  answer();
  const { person, inside, dialog } = await edit();
  await person.type(inside.getByRole('textbox', { name: 'PO Number' }), 'X');
  await person.click(inside.getByRole('button', { name: 'Close' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(dialog).toBeInTheDocument();
  await person.click(await inside.findByRole('button', { name: 'Close' }));
  await person.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Job JOB-000007' })).toBeNull());
});

test('deleting asks first, then says so and closes', async () => {
  answer();
  const deleted: (string | null)[] = [];
  server.use(
    http.delete('*/api/jobs/7', ({ request }) => {
      deleted.push(request.headers.get('If-Match'));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person, inside } = await open();
  await person.click(inside.getByRole('button', { name: 'Delete Job' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Delete JOB-000007?' });
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(deleted).toEqual([]);
  await person.click(await inside.findByRole('button', { name: 'Delete Job' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Job' }),
  );
  expect(await screen.findByText('Job deleted successfully!')).toBeVisible();
  expect(deleted).toEqual(['"3"']);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a job that cannot be deleted stays', async () => {
  answer();
  server.use(http.delete('*/api/jobs/7', () => refusal(500, 'internal', 'No.')));
  const { person, inside, dialog } = await open();
  await person.click(inside.getByRole('button', { name: 'Delete Job' }));
  await person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete Job' }),
  );
  expect(await screen.findByText('Failed to delete job. Please try again.')).toBeVisible();
  expect(dialog).toBeInTheDocument();
});

test('nothing stands in the way of assistive technology, reading and editing', async () => {
  answer();
  const { person, inside, dialog } = await open();
  await inside.findByText('Assigned Drew Sample');
  expect(await accessibilityProblems(dialog)).toEqual([]);
  await person.click(inside.getByRole('button', { name: 'Edit' }));
  expect(await accessibilityProblems(dialog)).toEqual([]);
});
