import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { server } from '../../testing/answers/server';
import { ada, serveUsers } from '../../testing/answers/usersAnswers';
import { openForm } from '../../testing/openView';
import { company } from '../../testing/samples';
import { UsersView } from './UsersView';

const openAdd = () => openForm(<UsersView />, '/?view=users&dialog=add', 'Add User', 'Name');
const openEdit = (id: number) =>
  openForm(<UsersView />, `/?view=users&edit=${id}`, 'Edit User', 'Name');
const submitAdd = () => screen.getByRole('button', { name: 'Add User' });
const chooseAdmin = (person: Awaited<ReturnType<typeof openForm>>['person']) =>
  person.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Admin/Dispatcher');

const DAY_MS = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
const invitation = { sentAt: inDays(-1), expiresAt: inDays(2), failedAt: null };
const invitedAs = (change: object) =>
  server.use(
    http.get('*/api/admin/users/1', () =>
      HttpResponse.json({ ...ada, invitation: { ...invitation, ...change } }),
    ),
  );
beforeEach(() => {
  serveUsers();
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, passwordReset: true })),
  );
});

test('invites a new user instead of setting a password', async () => {
  const sent = answerInTurn('post', '*/api/admin/users', () =>
    HttpResponse.json(ada, { status: 201 }),
  );
  const { person, field, dialog } = await openAdd();
  await waitFor(() => expect(within(dialog).queryByLabelText('Password')).toBeNull());
  await person.type(field('Name'), 'Ada');
  await person.type(field('Email'), 'ada@example.com');
  await chooseAdmin(person);
  await person.click(submitAdd());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    role: 'admin',
    invite: true,
  });
});

test('sets a password if the admin prefers that', async () => {
  const sent = answerInTurn('post', '*/api/admin/users', () =>
    HttpResponse.json(ada, { status: 201 }),
  );
  const { person, field } = await openAdd();
  await person.click(await screen.findByRole('switch', { name: 'Send an invitation by email' }));
  await person.type(field('Name'), 'Ada');
  await person.type(field('Email'), 'ada@example.com');
  await chooseAdmin(person);
  await person.click(submitAdd());
  expect(field('Password')).toHaveAccessibleDescription(/^Password is required/);
  await person.type(field('Password'), 'secret 1');
  await person.click(submitAdd());
  await waitFor(() => expect(sent).toMatchObject([{ body: { password: 'secret 1' } }]));
});

test('sends an invitation again, or withdraws it', async () => {
  invitedAs({});
  const again = answerInTurn('post', '*/api/admin/users/1/invitation', () =>
    HttpResponse.json(ada),
  );
  const withdrawn = answerInTurn(
    'delete',
    '*/api/admin/users/1/invitation',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, toast } = await openEdit(1);
  const group = await screen.findByRole('group', { name: 'Invitation' });
  expect(group).toHaveTextContent(/^Invitation.*Can be accepted until/);
  await person.click(within(group).getByRole('button', { name: 'Send Again' }));
  await waitFor(() => expect(toast()?.description).toBe('Invitation sent'));
  await person.click(within(group).getByRole('button', { name: 'Withdraw Invitation' }));
  await waitFor(() => expect(toast()?.description).toBe('Invitation withdrawn'));
  expect([again.length, withdrawn.length]).toEqual([1, 1]);
});

test.each([
  [{ failedAt: inDays(-1) }, /The email could not be delivered/],
  [{ expiresAt: inDays(-1) }, /Expired/],
])('tells what became of the invitation: %j', async (change, text) => {
  invitedAs(change);
  await openEdit(1);
  expect(await screen.findByRole('group', { name: 'Invitation' })).toHaveTextContent(text);
});

test('offers no invitation to a user who has signed in', async () => {
  await openEdit(2);
  await screen.findByRole('group', { name: 'Two-step sign-in' });
  expect(screen.queryByRole('group', { name: 'Invitation' })).toBeNull();
});
