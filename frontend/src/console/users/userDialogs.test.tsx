import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { openForm } from '../../testing/openView';
import { refusal, staleRefusal } from '../../testing/answers/server';
import { ada, drew, serveUsers } from '../../testing/answers/usersAnswers';
import { UsersView } from './UsersView';

beforeEach(() => void serveUsers());

const openAdd = () => openForm(<UsersView />, '/?view=users&dialog=add', 'Add User', 'Name');
const openEdit = (id: number) =>
  openForm(<UsersView />, `/?view=users&edit=${id}`, 'Edit User', 'Name');
const submitAdd = () => screen.getByRole('button', { name: 'Add User' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

async function chooseRole(person: Awaited<ReturnType<typeof openForm>>['person'], name: string) {
  await person.selectOptions(screen.getByRole('combobox', { name: 'Role' }), name);
}

test('shows the rules of a new user under the fields', async () => {
  const sent = answerInTurn('post', '*/api/admin/users', () => HttpResponse.json(ada));
  const { person, field } = await openAdd();
  await person.type(field('Email'), 'nonsense');
  await person.type(field('Password'), '12345');
  await person.click(submitAdd());
  expect(await screen.findByText('Name is required')).toBeVisible();
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(field('Password')).toHaveAccessibleDescription(
    'Password is required and must be at least 6 characters for new users',
  );
  expect(sent).toEqual([]);
});

test('shows the driver fields only for the role driver', async () => {
  const { person, dialog } = await openAdd();
  await chooseRole(person, 'Admin/Dispatcher');
  await waitFor(() => expect(within(dialog).queryByLabelText('Driver Phone')).toBeNull());
  expect(within(dialog).queryByLabelText('Driver Name')).toBeNull();
  await chooseRole(person, 'Driver');
  expect(await within(dialog).findByLabelText('Driver Phone')).toBeVisible();
  expect(within(dialog).getByLabelText('Driver Name')).toBeVisible();
});

test('creates a driver', async () => {
  const sent = answerInTurn('post', '*/api/admin/users', () =>
    HttpResponse.json(drew, { status: 201 }),
  );
  const { person, field, toast, history } = await openAdd();
  await person.type(field('Name'), 'Drew Sample');
  await person.type(field('Email'), 'Drew@Example.com');
  await person.type(field('Password'), '123456');
  await person.type(field('Driver Phone'), '4165550101');
  await person.click(submitAdd());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(toast()?.description).toBe('User created successfully!');
  expect(history.location.search).toBe('?view=users');
  expect(sent).toMatchObject([
    {
      body: {
        name: 'Drew Sample',
        email: 'drew@example.com',
        password: '123456',
        role: 'driver',
        driverName: null,
        driverPhone: '416-555-0101',
      },
      key: expect.any(String),
    },
  ]);
});

test('creates an admin without the driver fields', async () => {
  const sent = answerInTurn('post', '*/api/admin/users', () =>
    HttpResponse.json(ada, { status: 201 }),
  );
  const { person, field } = await openAdd();
  await person.type(field('Name'), 'Ada');
  await person.type(field('Email'), 'ada@example.com');
  await person.type(field('Password'), 'secret 1');
  await chooseRole(person, 'Admin/Dispatcher');
  await person.click(submitAdd());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toEqual({
    name: 'Ada',
    email: 'ada@example.com',
    password: 'secret 1',
    role: 'admin',
  });
});

test('reports a taken e-mail at its field and keeps the form', async () => {
  const message = 'A user with this email already exists.';
  answerInTurn('post', '*/api/admin/users', () =>
    refusal(409, 'email_taken', message, [{ field: 'email', message }]),
  );
  const { person, field, toast } = await openAdd();
  await person.type(field('Name'), 'Ada');
  await person.type(field('Email'), 'ada@example.com');
  await person.type(field('Password'), 'secret 1');
  await person.click(submitAdd());
  await waitFor(() => expect(field('Email')).toHaveAccessibleDescription(message));
  expect(field('Email')).toHaveFocus();
  expect(toast()).toMatchObject({ title: 'Error', description: message });
  expect(field('Password')).toHaveValue('secret 1');
});

test('omits a blank password from an edit and keeps a separate driver name', async () => {
  const sent = answerInTurn('put', '*/api/admin/users/2', () => HttpResponse.json(drew));
  const { person, field, toast } = await openEdit(2);
  expect(field('Driver Name')).toHaveValue('Drew "Road" Sample');
  expect(field('Driver Phone')).toHaveValue('416-555-0101');
  expect(field('Password')).toHaveValue('');
  await person.click(within(screen.getByRole('dialog')).getByRole('switch'));
  await person.click(save());
  await waitFor(() => expect(toast()?.description).toBe('User updated successfully!'));
  expect(sent).toMatchObject([{ version: '"5"' }]);
  expect(sent[0]?.body).toEqual({
    name: 'Drew Sample',
    email: 'drew@example.com',
    role: 'driver',
    driverName: 'Drew "Road" Sample',
    driverPhone: '416-555-0101',
    isActive: true,
  });
});

test('sends a new password, but rejects a short one', async () => {
  const sent = answerInTurn('put', '*/api/admin/users/1', () => HttpResponse.json(ada));
  const { person, field } = await openEdit(1);
  await person.type(field('Password'), 'short');
  await person.click(save());
  expect(await screen.findByText('Password must be at least 6 characters')).toBeVisible();
  await person.type(field('Password'), 'er!');
  await person.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ body: { password: 'shorter!' } }]));
});

test.each([
  [
    'last admin',
    () =>
      refusal(
        409,
        'last_admin',
        'The last active admin cannot be deleted, deactivated or demoted.',
      ),
    'The last active admin cannot be deleted, deactivated or demoted.',
  ],
  ['no message', () => new HttpResponse(null, { status: 500 }), 'Failed to update user'],
])('a refused edit says why: %s', async (_name, answer, text) => {
  answerInTurn('put', '*/api/admin/users/1', answer);
  const { person, toast } = await openEdit(1);
  await chooseRole(person, 'Driver');
  await person.click(save());
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Error', description: text, variant: 'destructive' }),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
});

test("keeps the input after another user's save and bases the next save on it", async () => {
  const theirs = { ...ada, name: 'Ada Other', email: 'other@example.com', version: 9 };
  const sent = answerInTurn(
    'put',
    '*/api/admin/users/1',
    () => staleRefusal(theirs),
    () => HttpResponse.json(theirs),
  );
  const { person, field, dialog } = await openEdit(1);
  await person.clear(field('Name'));
  await person.type(field('Name'), 'Ada Mine');
  await person.type(field('Password'), 'secret 1');
  await person.click(save());
  const notice = await within(dialog).findByRole('alert');
  expect(notice).toHaveTextContent('Someone else changed this record in the meantime.');
  expect(notice).toHaveTextContent('Name is now: Ada Other');
  expect(field('Name')).toHaveValue('Ada Mine');
  expect(field('Password')).toHaveValue('secret 1');
  expect(field('Email')).toHaveValue('other@example.com');
  await person.click(save());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({
    body: { name: 'Ada Mine', email: 'other@example.com', password: 'secret 1' },
    version: '"9"',
  });
});

test('offers price visibility only for the role viewer', async () => {
  const sent = answerInTurn('post', '*/api/admin/users', () =>
    HttpResponse.json(ada, { status: 201 }),
  );
  const { person, field, dialog } = await openAdd();
  await person.type(field('Name'), 'Vera');
  await person.type(field('Email'), 'vera@example.com');
  await person.type(field('Password'), 'secret 1');
  expect(within(dialog).queryByRole('switch')).toBeNull();
  await chooseRole(person, 'Viewer');
  expect(field('Role')).toHaveAccessibleDescription(/Cannot make changes/);
  await person.click(await within(dialog).findByRole('switch', { name: /^Sees prices/ }));
  await person.click(submitAdd());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ role: 'viewer', seesPrices: true });
});

test('shows the permission table', async () => {
  const { dialog } = await openForm(
    <UsersView />,
    '/?view=users&dialog=roles',
    'Permissions by role',
    'Permissions by role',
  );
  const row = within(dialog).getByRole('row', { name: /^See prices and revenue/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Yes', 'Yes', 'Yes', 'If granted', 'No']);
});
