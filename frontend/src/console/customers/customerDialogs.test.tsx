import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { acme, openCustomers, serveCustomers } from '../../testing/answers/customersAnswers';
import { openForm } from '../../testing/openView';
import { refusal, server, staleRefusal } from '../../testing/answers/server';
import { CustomersView } from './CustomersView';

beforeEach(() => {
  serveCustomers([acme]);
  server.use(
    http.get('*/api/addresses/suggest', () =>
      HttpResponse.json([
        {
          address: '12 Rue Sample',
          city: 'Saint-Louis-du-Ha! Ha!',
          province: 'QC',
          postalCode: 'G0L 3S0',
          country: 'Canada',
        },
      ]),
    ),
  );
});

const openAdd = () =>
  openForm(<CustomersView />, '/?view=customers&dialog=add', 'Add Customer', 'Company Name');
const openEdit = () =>
  openForm(<CustomersView />, '/?view=customers&edit=1', 'Edit Customer', 'Company Name');
const submitAdd = () => screen.getByRole('button', { name: 'Add Customer' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('shows the rules of the fields under them', async () => {
  const sent = answerInTurn('post', '*/api/customers', () => HttpResponse.json(acme));
  const { person, field } = await openAdd();
  await person.type(field('Email'), 'nonsense');
  await person.type(field('Province'), 'Ohio');
  await person.type(field('Postal Code'), '12345678');
  await person.click(submitAdd());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(field('Company Name')).toHaveAccessibleDescription('Name is required');
  expect(field('Email')).toHaveAccessibleDescription('Must be a valid email address');
  expect(field('Province')).toHaveAccessibleDescription('Use at most 2 characters');
  expect(field('Postal Code')).toHaveAccessibleDescription('Use at most 7 characters');
  expect(sent).toEqual([]);
});

test('adds a customer with trimmed values and blanks as null', async () => {
  const sent = answerInTurn('post', '*/api/customers', () =>
    HttpResponse.json(acme, { status: 201 }),
  );
  const { person, field, toast, history } = await openAdd();
  await person.type(field('Company Name'), ' Bolt Example ');
  await person.type(field('Email'), 'Office@Bolt.example');
  await person.type(field('Phone'), '4165550102');
  await person.type(field('Province'), 'ontario');
  await person.type(field('Postal Code'), 'm5v1a1');
  await person.click(submitAdd());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.map(({ body }) => body)).toEqual([
    {
      name: 'Bolt Example',
      contactName: null,
      email: 'office@bolt.example',
      phone: '416-555-0102',
      address: null,
      city: null,
      province: 'ON',
      postalCode: 'M5V 1A1',
      reportLevel: null,
    },
  ]);
  expect(toast()).toMatchObject({ title: 'Success', description: 'Customer added successfully!' });
  expect(history.location.search).toBe('?view=customers');
});

test('fills the address parts from a picked address', async () => {
  const { person, field } = await openAdd();
  await person.type(field('Address'), '12 rue');
  await person.click(await screen.findByRole('option', { name: /12 Rue Sample/ }));
  await waitFor(() => expect(field('City')).toHaveValue('Saint-Louis-du-Ha! Ha!'));
  expect(field('Address')).toHaveValue('12 Rue Sample');
  expect(field('Province')).toHaveValue('QC');
  expect(field('Postal Code')).toHaveValue('G0L 3S0');
});

test('keeps the input after a failed add and retries with the same intent', async () => {
  const sent = answerInTurn(
    'post',
    '*/api/customers',
    () => new HttpResponse(null, { status: 500 }),
    () => refusal(503, 'database_unavailable', 'Not now.'),
    () => HttpResponse.json(acme, { status: 201 }),
  );
  const { person, field, toast } = await openAdd();
  await person.type(field('Company Name'), 'Bolt');
  await person.click(submitAdd());
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Error',
      description: 'Failed to add customer. Please try again.',
      variant: 'destructive',
    }),
  );
  expect(field('Company Name')).toHaveValue('Bolt');
  await person.click(submitAdd());
  await waitFor(() => expect(toast()?.description).toBe('Not now.'));
  await person.click(submitAdd());
  await waitFor(() => expect(toast()?.description).toBe('Customer added successfully!'));
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  expect(sent[0]?.key).toBeTruthy();
});

test('reports an earlier attempt that succeeded, and uses a new intent next', async () => {
  const sent = answerInTurn('post', '*/api/customers', () =>
    refusal(422, 'idempotency_mismatch', 'This idempotency key was already used.'),
  );
  const { person, field, toast } = await openAdd();
  await person.type(field('Company Name'), 'Bolt');
  await person.click(submitAdd());
  await waitFor(() => expect(toast()?.description).toMatch(/earlier attempt/));
  await person.click(submitAdd());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[0]?.key).not.toBe(sent[1]?.key);
});

test('shows a server error under its field', async () => {
  answerInTurn('post', '*/api/customers', () =>
    refusal(400, 'validation_failed', 'Some of the given information is not valid.', [
      { field: 'phone', message: 'must be at most 40 characters' },
    ]),
  );
  const { person, field } = await openAdd();
  await person.type(field('Company Name'), 'Bolt');
  await person.click(submitAdd());
  await waitFor(() =>
    expect(field('Phone')).toHaveAccessibleDescription('Must be at most 40 characters'),
  );
});

test('edits from the record and sends its version', async () => {
  const sent = answerInTurn('put', '*/api/customers/1', () =>
    HttpResponse.json({ ...acme, version: 4 }),
  );
  const { person, field, toast } = await openEdit();
  expect(field('Company Name')).toHaveValue('Acme Sample Autos');
  await person.clear(field('Phone'));
  await person.click(save());
  await waitFor(() => expect(toast()?.description).toBe('Customer updated successfully!'));
  expect(sent).toMatchObject([
    { body: { name: 'Acme Sample Autos', phone: null, city: 'Toronto' }, version: '"3"' },
  ]);
});

test.each([
  ['the server message', () => refusal(409, 'conflict', 'It is taken.'), 'It is taken.'],
  [
    'no message',
    () => new HttpResponse('gateway', { status: 502 }),
    'Failed to update customer. Please try again.',
  ],
])('a failed edit with %s says so', async (_name, answer, text) => {
  answerInTurn('put', '*/api/customers/1', answer);
  const { person, toast } = await openEdit();
  await person.click(save());
  await waitFor(() => expect(toast()?.description).toBe(text));
  expect(screen.getByRole('dialog')).toBeVisible();
});

test("keeps the input after another user's save, updates the rest, and bases the next save on it", async () => {
  const theirs = { ...acme, phone: '416-555-0199', city: 'Hamilton', version: 8 };
  const sent = answerInTurn(
    'put',
    '*/api/customers/1',
    () => staleRefusal(theirs),
    () => HttpResponse.json({ ...theirs, version: 9 }),
  );
  const { person, field, dialog, toast } = await openEdit();
  await person.clear(field('Phone'));
  await person.type(field('Phone'), '416-555-0155');
  await person.click(save());
  const notice = await within(dialog).findByRole('alert');
  await waitFor(() => expect(notice).toHaveTextContent('Otto Sample changed this record'));
  expect(notice).toHaveTextContent('Phone is now: 416-555-0199');
  expect(notice).not.toHaveTextContent('City');
  expect(field('Phone')).toHaveValue('416-555-0155');
  expect(field('City')).toHaveValue('Hamilton');
  await person.click(save());
  await waitFor(() => expect(toast()?.description).toBe('Customer updated successfully!'));
  expect(sent[1]).toMatchObject({
    body: { phone: '416-555-0155', city: 'Hamilton' },
    version: '"8"',
  });
});

test('asks before Escape leaves a changed form; Cancel does not ask', async () => {
  const { person, field, history } = await openEdit();
  await person.type(field('City'), 'X');
  await person.keyboard('{Escape}');
  const ask = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('City')).toHaveValue('TorontoX');
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).toBe('?view=customers');
});

test('reports in the dialog a record that could not be loaded', async () => {
  server.use(
    http.get('*/api/customers/1', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await openCustomers('/?view=customers&edit=1');
  const dialog = await screen.findByRole('dialog', { name: 'Edit Customer' });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  await person.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Company Name')).toHaveValue('Acme Sample Autos');
});
