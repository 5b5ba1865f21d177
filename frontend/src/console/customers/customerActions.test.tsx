import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import {
  acme,
  bolt,
  findDirectory,
  openCustomers,
  rowOf,
  serveCustomers,
} from '../../testing/answers/customersAnswers';
import { hold } from '../../testing/hold';
import { refusal, server } from '../../testing/answers/server';

/** An entry of the menu on the customer's status. */
async function pressStatus(person: UserEvent, name: string, entry: string) {
  const change = { name: /Change the status$/ };
  await person.click(await within(rowOf(name)).findByRole('button', change));
  await person.click(await screen.findByRole('menuitem', { name: entry }));
}

/** Answers the dialog that asks for the reason. */
async function blacklist(person: UserEvent, name: string, reason: string) {
  await pressStatus(person, name, 'Blacklist…');
  const ask = within(await screen.findByRole('dialog', { name: `Blacklist ${name}` }));
  if (reason) await person.type(ask.getByRole('textbox', { name: 'Reason' }), reason);
  await person.click(ask.getByRole('button', { name: 'Mark as Blacklisted' }));
}

test.each([
  ['Three unpaid invoices', 'Three unpaid invoices'],
  ['', null],
])('blacklists a customer with the reason %j', async (typed, blacklistReason) => {
  const { sent } = serveCustomers([acme, bolt]);
  const { person, toast } = await openCustomers();
  await findDirectory();
  await blacklist(person, 'Acme Sample Autos', typed);
  await waitFor(() => expect(rowOf('Acme Sample Autos')).toHaveTextContent('Blacklisted'));
  await waitFor(() => expect(toast()?.description).toBe('Customer marked as Blacklisted'));
  expect(sent).toEqual([
    {
      method: 'PUT',
      body: { status: 'inactive', blacklistReason },
      version: `"${acme.version}"`,
    },
  ]);
});

test('activates a customer again; Undo restores the reason', async () => {
  const listed = { ...bolt, blacklistReason: 'Unpaid' };
  const { sent } = serveCustomers([acme, listed]);
  const { person, toast } = await openCustomers();
  await findDirectory();
  await pressStatus(person, 'Bolt Example', 'Mark as Active');
  await waitFor(() => expect(toast()?.description).toBe('Customer marked as Active'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toast()?.title).toBe('Undone'));
  expect(sent.map(({ body }) => body)).toEqual([
    { status: 'active' },
    { status: 'inactive', blacklistReason: 'Unpaid' },
  ]);
});

test('names the customer and offers Undo in the toast of a status', async () => {
  const { sent } = serveCustomers([acme]);
  const { person, toast } = await openCustomers();
  await findDirectory();
  await blacklist(person, 'Acme Sample Autos', '');
  await waitFor(() => expect(toast()?.about).toBe('Acme Sample Autos'));
  await person.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toast()?.title).toBe('Undone'));
  expect(sent.at(-1)).toEqual({
    method: 'PUT',
    body: { status: 'active' },
    version: `"${acme.version + 1}"`,
  });
  expect(rowOf('Acme Sample Autos')).toHaveTextContent('Active');
});

test('changes nothing on a single press of a status', async () => {
  const { sent } = serveCustomers([acme]);
  const { person } = await openCustomers();
  await findDirectory();
  await person.click(screen.getByRole('button', { name: /Change the status$/ }));
  await screen.findByRole('menuitem', { name: 'Blacklist…' });
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(sent).toEqual([]);
});

test('shows a status before the server responds and reverts it on refusal', async () => {
  serveCustomers([acme]);
  const { held, release } = hold();
  server.use(
    http.put('*/api/customers/1', async () => {
      await held;
      return refusal(503, 'database_unavailable', 'Not now.');
    }),
  );
  const { person, toast } = await openCustomers();
  await findDirectory();
  await blacklist(person, 'Acme Sample Autos', '');
  await waitFor(() => expect(rowOf('Acme Sample Autos')).toHaveTextContent('Blacklisted'));
  release();
  await waitFor(() => expect(rowOf('Acme Sample Autos')).toHaveTextContent('Active'));
  expect(toast()).toMatchObject({
    title: 'Error',
    description: 'Failed to update customer status',
    variant: 'destructive',
  });
});

test('asks for confirmation, saying that deletion cannot be undone', async () => {
  const { sent } = serveCustomers([acme, bolt]);
  const { person, toast } = await openCustomers();
  await findDirectory();
  await person.click(screen.getByRole('button', { name: 'Delete Bolt Example' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Delete Bolt Example?' });
  expect(ask).toHaveTextContent('This action cannot be undone.');
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Delete Bolt Example' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Bolt Example' })).toBeNull());
  await waitFor(() => expect(toast()?.description).toBe('Customer deleted successfully!'));
  expect(sent).toEqual([{ method: 'DELETE', body: null, version: '"1"' }]);
});

test.each([
  [9, 'This customer has 11 jobs. 2 are still open. Complete or cancel them first.'],
  [10, 'This customer has 11 jobs. 1 is still open. Complete or cancel it first.'],
  [11, 'This customer has 11 jobs.'],
])('names the jobs before deletion, of which %i are delivered', async (delivered, text) => {
  serveCustomers([acme]);
  server.use(
    http.get('*/api/jobs', () =>
      HttpResponse.json([], { headers: { 'X-Total-Count': String(delivered) } }),
    ),
  );
  const { person } = await openCustomers();
  await findDirectory();
  await person.click(screen.getByRole('button', { name: 'Delete Acme Sample Autos' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Delete Acme Sample Autos?' });
  const question =
    'Are you sure you want to delete Acme Sample Autos? This action cannot be undone.';
  expect(within(ask).getByText(`${question} ${text}`)).toBeVisible();
});

test('gives the number and customer of open jobs when deletion is refused', async () => {
  serveCustomers([bolt]);
  server.use(
    http.delete('*/api/customers/2', () =>
      refusal(409, 'customer_has_open_jobs', 'This customer still has open jobs: 2.'),
    ),
  );
  const { person, toast } = await openCustomers();
  await findDirectory();
  await person.click(screen.getByRole('button', { name: 'Delete Bolt Example' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
  await waitFor(() => expect(toast()?.description).toMatch(/still has open jobs: 2/));
  expect(toast()?.about).toBe('Bolt Example');
});

test.each([
  ['the server message', () => refusal(409, 'conflict', 'It is needed.'), 'It is needed.'],
  [
    'no message',
    () => new HttpResponse(null, { status: 500 }),
    'Failed to delete customer. Please try again.',
  ],
])('a delete that fails with %s says so', async (_name, response, text) => {
  serveCustomers([bolt]);
  server.use(http.delete('*/api/customers/2', response));
  const { person, toast } = await openCustomers();
  await findDirectory();
  await person.click(screen.getByRole('button', { name: 'Delete Bolt Example' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Customer' }));
  await waitFor(() => expect(toast()?.description).toBe(text));
  expect(await screen.findByRole('link', { name: 'Bolt Example' })).toBeVisible();
});
