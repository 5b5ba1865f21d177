import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CustomersView } from '../../../console/customers/CustomersView';
import { UsersView } from '../../../console/users/UsersView';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { acme, serveCustomers } from '../../../testing/answers/customersAnswers';
import { serveUsers } from '../../../testing/answers/usersAnswers';
import { openForm, openView } from '../../../testing/openView';
import { endSession } from '../../../testing/answers/endSession';
import { renderApp } from '../../../testing/render';
import { admin, dispatcher } from '../../../testing/samples';
import { keptWorkKey } from './keptWork';

const TEXT = 'You have unsaved entries from earlier.';
const EDIT = '/?view=customers&edit=1';
const openEdit = () => openForm(<CustomersView />, EDIT, 'Edit Customer', 'Company Name');
const openAdd = () =>
  openForm(<CustomersView />, '/?view=customers&dialog=add', 'Add Customer', 'Company Name');

beforeEach(() => serveCustomers([acme]));

test('offers input of an expired session once, and drops it after a save', async () => {
  const first = await openEdit();
  await first.person.type(first.field('Contact Name'), ' Vale');
  await endSession(first);

  const sent = answerInTurn('put', '*/api/customers/1', () => HttpResponse.json(acme));
  const second = await openEdit();
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(second.field('Contact Name')).toHaveValue(acme.contactName ?? '');
  await second.person.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.queryByText(TEXT)).toBeNull();
  await second.person.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ contactName: `${acme.contactName ?? ''} Vale`.trim() });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sessionStorage).toHaveLength(0);
});

test('keeps input until the user decides, and never offers it to another user', async () => {
  const first = await openEdit();
  await first.person.type(first.field('City'), 'Gatineau');
  await endSession(first);

  const other = await openView(<CustomersView />, EDIT, { user: dispatcher });
  await screen.findByRole('dialog', { name: 'Edit Customer' });
  await screen.findByLabelText('City');
  expect(screen.queryByText(TEXT)).toBeNull();
  other.unmount();

  const second = await openEdit();
  await screen.findByText(TEXT);
  second.unmount();
  const third = await openEdit();
  await third.person.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(sessionStorage).toHaveLength(0);
});

test('names a field that another user changed, with the new value', async () => {
  const first = await openEdit();
  await first.person.clear(first.field('City'));
  await first.person.type(first.field('City'), 'Gatineau');
  await endSession(first);

  serveCustomers([{ ...acme, city: 'Sudbury', phone: '416-555-0199', version: 9 }]);
  const { person, dialog, field } = await openEdit();
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(field('City')).toHaveValue('Gatineau');
  expect(field('Phone')).toHaveValue('416-555-0199');
  await waitFor(() => expect(dialog).toHaveTextContent('Sudbury'));
});

test('continues a new record with the key of an attempt whose response was lost', async () => {
  const sent = answerInTurn(
    'post',
    '*/api/customers',
    () => HttpResponse.error(),
    () => HttpResponse.json(acme, { status: 201 }),
  );
  const first = await openAdd();
  await first.person.type(first.field('Company Name'), 'Bolt');
  await first.person.click(screen.getByRole('button', { name: 'Add Customer' }));
  await waitFor(() => expect(first.toast()?.variant).toBe('destructive'));
  await endSession(first);

  const second = await openAdd();
  await second.person.click(await screen.findByRole('button', { name: 'Restore' }));
  await second.person.click(screen.getByRole('button', { name: 'Add Customer' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
});

test('does not store the password of a new user', async () => {
  serveUsers();
  const { person, field } = await openForm(
    <UsersView />,
    '/?view=users&dialog=add',
    'Add User',
    'Name',
  );
  await person.type(field('Name'), 'Eve');
  await person.type(field('Password'), 'hunter22');
  const kept = sessionStorage.getItem(keptWorkKey(admin.id, 'new-user'));
  expect(kept).toContain('Eve');
  expect(kept).not.toContain('hunter');
});

test('asks before signing out discards unsaved input, and stores none of it', async () => {
  const { person, history } = await renderApp({ path: EDIT, user: admin });
  await screen.findByRole('dialog', { name: 'Edit Customer' });
  await person.type(await screen.findByLabelText('City'), 'X');
  const logout = screen.getByRole('button', { name: 'Logout', hidden: true });
  await person.click(logout);
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByLabelText('City')).toHaveValue(`${acme.city ?? ''}X`);
  await person.click(logout);
  const again = await screen.findByRole('alertdialog');
  await person.click(within(again).getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(history.location.pathname).toBe('/login');
  expect(sessionStorage).toHaveLength(0);
});
