import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Charge, JobCharges } from '../../../api/invoicing/charges';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { server } from '../../../testing/answers/server';
import { full, serveJob } from '../../../testing/fullJob';
import { makeUnit } from '../../../testing/jobSamples';
import { openJobDialog } from '../../../testing/openedJob';

const AT = '2026-03-31T15:00:00.000Z';
const TOLLS: Charge = {
  ...{ id: 5, jobId: 7, itemId: null, nameEn: 'Tolls', nameFr: 'Péages', unit: 'each' },
  ...{ price: 10.25, taxable: false, quantity: 2, amount: 20.5 },
  ...{ createdAt: AT, updatedAt: AT, version: 3 },
};
const FUEL: Charge = {
  ...TOLLS,
  ...{ id: 6, nameEn: 'Fuel', nameFr: 'Carburant', unit: 'percent', price: 10, quantity: 1 },
  ...{ amount: 125.05, taxable: true },
};
const WAITING = {
  ...{ id: 1, nameEn: 'Waiting time', nameFr: 'Attente', unit: 'hour', price: 85, taxable: true },
  ...{ proposedBy: null, createdAt: AT, updatedAt: AT, version: 1 },
};
const NONE: JobCharges = { charges: [], proposals: [], total: 1250.5 };

function serve(charges: JobCharges) {
  serveJob();
  server.use(
    http.get('*/api/jobs/7/charges', () => HttpResponse.json(charges)),
    http.get('*/api/price-list', () => HttpResponse.json([WAITING])),
  );
}

const open = async () => {
  const view = await openJobDialog();
  const section = await view.inside.findByRole('region', { name: 'Charges' });
  const toast = () => view.store.getState().toast.current;
  return { ...view, section, of: within(section), toast };
};

test('shows the charges next to the transport price, and the total', async () => {
  serve({ charges: [TOLLS, FUEL], proposals: [], total: 1396.05 });
  const { section, of } = await open();
  const [tolls, fuel] = await of.findAllByRole('listitem');
  expect(tolls).toHaveTextContent('Tolls2 × $10.25 each · Not taxable$20.50');
  expect(fuel).toHaveTextContent('Fuel10% of the price$125.05');
  expect(section).toHaveTextContent('Transport$1,250.50Charges$145.55Total before taxes$1,396.05');
});

test('asks for the price of the delivered units if a unit was left behind', async () => {
  const leftBehind = { reason: 'not-there', note: null, at: AT, by: 'Sam' } as const;
  const [one, other] = [makeUnit(70), { ...makeUnit(71), leftBehind }];
  serve({ charges: [TOLLS], proposals: [], total: 20.5 });
  serveJob({ ...full, jobVehicles: [one, other] });
  const { section } = await open();
  await waitFor(() =>
    expect(section).toHaveTextContent(
      'TransportPrice of the delivered units not setCharges$20.50Total before taxes$20.50',
    ),
  );
});

test('says that there are no charges', async () => {
  serve(NONE);
  const { of } = await open();
  expect(await of.findByText('No additional charges.')).toBeVisible();
});

test('proposes a charge for what the driver reported, and adds it with one press', async () => {
  const { id: itemId, ...shown } = WAITING;
  serve({
    ...NONE,
    proposals: [
      {
        ...{ itemId, reason: 'winch', nameEn: 'Winch', nameFr: 'Treuil', unit: 'each' },
        ...{ price: 75, taxable: shown.taxable, quantity: 2, amount: 150 },
      },
    ],
  });
  const sent = answerInTurn('post', '*/api/jobs/7/charges', () =>
    HttpResponse.json(TOLLS, { status: 201 }),
  );
  const { person, of, toast } = await open();
  expect(await of.findByText('According to the driver, 2 units needed a winch.')).toBeVisible();
  await person.click(of.getByRole('button', { name: 'Add Winch, $150.00' }));
  await waitFor(() => expect(toast()?.description).toBe('Charge added'));
  expect(sent).toMatchObject([{ body: { itemId: 1, quantity: 2 }, key: expect.any(String) }]);
});

test('adds a charge from the price list with a custom quantity', async () => {
  serve(NONE);
  const sent = answerInTurn('post', '*/api/jobs/7/charges', () =>
    HttpResponse.json(TOLLS, { status: 201 }),
  );
  const { person, of } = await open();
  await person.click(of.getByRole('button', { name: 'Add Charge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Charge' });
  const field = (name: string) => within(dialog).getByLabelText(name);
  await person.click(await within(dialog).findByRole('button', { name: 'Waiting time' }));
  expect(field('English name')).toHaveValue('Waiting time');
  expect(field('Price')).toHaveValue('85');
  expect(field('Quantity')).toHaveFocus();
  await person.keyboard('1.5{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    ...{ itemId: 1, nameEn: 'Waiting time', nameFr: 'Attente', unit: 'hour', price: 85 },
    ...{ taxable: true, quantity: 1.5 },
  });
});

test('offers a long price list as a select', async () => {
  serve(NONE);
  const items = Array.from({ length: 9 }, (_, at) => ({
    ...WAITING,
    id: at + 1,
    nameEn: `Item ${at}`,
  }));
  server.use(http.get('*/api/price-list', () => HttpResponse.json(items)));
  const { person, of } = await open();
  await person.click(of.getByRole('button', { name: 'Add Charge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Charge' }));
  expect(await dialog.findByRole('option', { name: 'Item 8' })).toBeVisible();
  await person.selectOptions(dialog.getByLabelText('From the price list'), 'Item 8');
  expect(dialog.getByLabelText('English name')).toHaveValue('Item 8');
});

test('requires name and price of a free charge, but no French name', async () => {
  serve(NONE);
  const sent = answerInTurn('post', '*/api/jobs/7/charges', () =>
    HttpResponse.json(TOLLS, { status: 201 }),
  );
  const { person, of } = await open();
  await person.click(of.getByRole('button', { name: 'Add Charge' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add Charge' });
  const submit = await within(dialog).findByRole('button', { name: 'Add Charge' });
  await person.click(submit);
  expect(await within(dialog).findByText('Name is required')).toBeVisible();
  await person.type(within(dialog).getByLabelText('English name'), 'Ferry');
  await person.type(within(dialog).getByLabelText('Price'), '42.5');
  await person.click(submit);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    ...{ nameEn: 'Ferry', nameFr: 'Ferry', unit: 'each', price: 42.5 },
    ...{ taxable: true, quantity: 1 },
  });
});

test('edits a charge with the version shown', async () => {
  serve({ ...NONE, charges: [TOLLS] });
  const sent = answerInTurn('put', '*/api/jobs/7/charges/5', () => HttpResponse.json(TOLLS));
  const { person, of } = await open();
  await person.click(await of.findByRole('button', { name: 'Edit Tolls' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Charge' });
  const quantity = await within(dialog).findByLabelText('Quantity');
  await person.clear(quantity);
  await person.type(quantity, '3');
  await person.click(within(dialog).getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: '"3"', body: { quantity: 3 } }]));
});

test('removes a charge after confirmation', async () => {
  serve({ ...NONE, charges: [TOLLS] });
  const sent = answerInTurn(
    'delete',
    '*/api/jobs/7/charges/5',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, of } = await open();
  await person.click(await of.findByRole('button', { name: 'Remove Tolls' }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent).toMatchObject([{ version: '"3"' }]));
});

test('names charges in the job history', async () => {
  serve(NONE);
  const entry = {
    ...{ id: 1, at: AT, actorId: 1, actorName: 'Ada', resource: 'job', resourceId: 7 },
    ...{ action: 'job.charge-changed', people: [], requestId: null, tappedAt: null },
    ...{ before: { nameEn: 'Tolls', nameFr: 'Péages', quantity: 2 }, after: { quantity: 3 } },
  };
  server.use(http.get('*/api/jobs/7/activity', () => HttpResponse.json([entry])));
  const { inside } = await openJobDialog();
  expect(await inside.findByText('Charge changed: Tolls')).toBeVisible();
});
