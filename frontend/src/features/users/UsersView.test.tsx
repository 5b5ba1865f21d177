import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { makeDriver } from '../../testing/jobSamples';
import { pagedAnswer } from '../../testing/pagedAnswer';
import { makeUser } from '../../testing/recordSamples';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/server';
import { setViewport } from '../../testing/viewport';
import { UsersView } from './UsersView';

const ada = makeUser(1, { name: 'Ada Sample', email: 'ada@example.com', version: 2 });
const drew = makeUser(2, {
  name: 'Drew Sample',
  email: 'drew@example.com',
  role: 'driver',
  driverId: 4,
  driverPhone: '416-555-0101',
  isActive: false,
  lastLogin: '2026-03-02T15:00:00.000Z',
  version: 5,
});

type Answer = () => Response | Promise<Response>;

/** Answers in turn what is sent; the last answer stays. */
function take(method: 'post' | 'put' | 'delete', path: string, ...answers: Answer[]) {
  const sent: { body: unknown; version: string | null; key: string | null }[] = [];
  server.use(
    http[method](path, async ({ request }) => {
      const text = await request.text();
      sent.push({
        body: text ? JSON.parse(text) : null,
        version: request.headers.get('If-Match'),
        key: request.headers.get('Idempotency-Key'),
      });
      return answers[Math.min(sent.length, answers.length) - 1]!();
    }),
  );
  return sent;
}

const asked: URLSearchParams[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/admin/users', ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return pagedAnswer(request, [ada, drew]);
    }),
    http.get('*/api/admin/users/1', () => HttpResponse.json(ada)),
    http.get('*/api/admin/users/2', () => HttpResponse.json(drew)),
    http.get('*/api/drivers/4', () =>
      HttpResponse.json(makeDriver(4, { name: 'Drew "Road" Sample' })),
    ),
    http.get('*/api/activity', () => HttpResponse.json([])),
  );
});

async function open(path = '/?view=users', options: { language?: 'fr-CA'; width?: number } = {}) {
  setViewport(options.width ?? 1440);
  const view = await renderPart(
    <VirtualScreen>
      <UsersView />
    </VirtualScreen>,
    { path, user: admin, language: options.language },
  );
  return { ...view, toast: () => view.store.getState().toast.current };
}

async function openDialog(path: string, name: string) {
  const view = await open(path);
  const dialog = await screen.findByRole('dialog', { name });
  const field = (label: string) => within(dialog).getByLabelText(label);
  await within(dialog).findByLabelText('Name');
  return { ...view, dialog, field };
}

const openAdd = () => openDialog('/?view=users&dialog=add', 'Add User');
const openEdit = (id: number) => openDialog(`/?view=users&edit=${id}`, 'Edit User');
const submitAdd = () => screen.getByRole('button', { name: 'Add User' });
const save = () => screen.getByRole('button', { name: 'Save Changes' });

async function chooseRole(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  await person.click(screen.getByRole('combobox', { name: 'Role' }));
  await person.click(await screen.findByRole('option', { name }));
}

test('users are listed with role, phone, state and last sign-in', async () => {
  await open();
  const table = await screen.findByRole('table', { name: 'User Management' });
  expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Ada Sample.*ada@example\.com.*Admin\/Dispatcher.*Active.*Never/);
  expect(second).toHaveTextContent(/Drew Sample.*Driver.*416-555-0101.*Inactive.*Mar 2, 2026/);
});

test('search, role and order are asked of the server and kept in the address', async () => {
  const { person, history } = await open();
  await screen.findByRole('table');
  await person.type(screen.getByRole('searchbox', { name: 'Search users' }), 'drew');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Driver');
  await person.click(screen.getByRole('button', { name: 'Email' }));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1)!)).toEqual({
      q: 'drew',
      role: 'driver',
      sort: 'email',
      order: 'asc',
      limit: '50',
      offset: '0',
    }),
  );
  expect(history.location.search).toBe('?view=users&q=drew&role=driver&sort=email');
});

test('the rules of a new user, in words under the fields', async () => {
  const sent = take('post', '*/api/admin/users', () => HttpResponse.json(ada));
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

test('the driver fields show only for the role driver', async () => {
  const { person, dialog } = await openAdd();
  await chooseRole(person, 'Admin/Dispatcher');
  await waitFor(() => expect(within(dialog).queryByLabelText('Driver Phone')).toBeNull());
  expect(within(dialog).queryByLabelText('Driver Name')).toBeNull();
  await chooseRole(person, 'Driver');
  expect(await within(dialog).findByLabelText('Driver Phone')).toBeVisible();
  expect(within(dialog).getByLabelText('Driver Name')).toBeVisible();
});

test('a driver is created', async () => {
  const sent = take('post', '*/api/admin/users', () => HttpResponse.json(drew, { status: 201 }));
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

test('an admin is created without the driver fields', async () => {
  const sent = take('post', '*/api/admin/users', () => HttpResponse.json(ada, { status: 201 }));
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

test('an e-mail that is taken is told on its field, and the form stays', async () => {
  const message = 'A user with this email already exists.';
  take('post', '*/api/admin/users', () =>
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

test('a blank password is left out of an edit; the driver keeps a name of their own', async () => {
  const sent = take('put', '*/api/admin/users/2', () => HttpResponse.json(drew));
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

test('a new password is sent, but not a short one', async () => {
  const sent = take('put', '*/api/admin/users/1', () => HttpResponse.json(ada));
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
  take('put', '*/api/admin/users/1', answer);
  const { person, toast } = await openEdit(1);
  await chooseRole(person, 'Driver');
  await person.click(save());
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Error', description: text, variant: 'destructive' }),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('somebody else was first: what was typed stays and the next save is based on theirs', async () => {
  const theirs = { ...ada, name: 'Ada Other', email: 'other@example.com', version: 9 };
  const sent = take(
    'put',
    '*/api/admin/users/1',
    () =>
      HttpResponse.json(
        { statusCode: 412, code: 'stale_version', message: 'Stale.', current: theirs },
        { status: 412 },
      ),
    () => HttpResponse.json(theirs),
  );
  const { person, field, dialog } = await openEdit(1);
  await person.clear(field('Name'));
  await person.type(field('Name'), 'Ada Mine');
  await person.type(field('Password'), 'secret 1');
  await person.click(save());
  const notice = await within(dialog).findByRole('alert');
  expect(notice).toHaveTextContent('Somebody else changed this record in the meantime.');
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

test('deleting asks first and sends the version', async () => {
  const sent = take('delete', '*/api/admin/users/2', () => new HttpResponse(null, { status: 204 }));
  const { person, toast } = await open();
  await person.click(await screen.findByRole('button', { name: 'Delete Drew Sample' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Delete Drew Sample?' });
  expect(ask).toHaveTextContent('drew@example.com');
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await person.click(await screen.findByRole('button', { name: 'Delete Drew Sample' }));
  await person.click(await screen.findByRole('button', { name: 'Delete User' }));
  await waitFor(() => expect(toast()?.description).toBe('User deleted successfully!'));
  expect(sent).toMatchObject([{ version: '"5"' }]);
});

test.each([
  [
    'oneself',
    () => refusal(409, 'self_change', 'You cannot delete, deactivate or demote your own account.'),
    'You cannot delete, deactivate or demote your own account.',
  ],
  [
    'open jobs',
    () =>
      refusal(
        409,
        'driver_has_open_jobs',
        'This driver still has 3 open job(s). Reassign or complete them first.',
      ),
    'This driver still has 3 open job(s). Reassign or complete them first.',
  ],
  ['no message', () => new HttpResponse(null, { status: 500 }), 'Failed to delete user'],
])('a refused delete says why: %s', async (_name, answer, text) => {
  take('delete', '*/api/admin/users/2', answer);
  const { person, toast } = await open();
  await person.click(await screen.findByRole('button', { name: 'Delete Drew Sample' }));
  await person.click(await screen.findByRole('button', { name: 'Delete User' }));
  await waitFor(() => expect(toast()?.description).toBe(text));
});

test('without matches the filters can be cleared', async () => {
  server.use(
    http.get('*/api/admin/users', ({ request }) =>
      pagedAnswer(request, new URL(request.url).searchParams.has('q') ? [] : [ada]),
    ),
  );
  const { person, history } = await open('/?view=users&q=zz');
  expect(await screen.findByText('No users match your search criteria.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Ada Sample')).toBeVisible();
  expect(history.location.search).toBe('?view=users');
});

test('a list that cannot be loaded can be tried again', async () => {
  server.use(
    http.get('*/api/admin/users', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Unable to load users');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ada Sample')).toBeVisible();
});

test('on a phone the users are cards', async () => {
  await open('/?view=users', { width: 390 });
  const card = await screen.findByRole('article', { name: 'Drew Sample' });
  expect(card).toHaveTextContent('drew@example.com');
  expect(within(card).getByRole('button', { name: 'Edit Drew Sample' })).toBeVisible();
});

test('in French, with the server’s refusal said again', async () => {
  take('delete', '*/api/admin/users/1', () =>
    refusal(409, 'last_admin', 'The last active admin cannot be deleted.'),
  );
  const { person, toast } = await open('/?view=users', { language: 'fr-CA' });
  expect(await screen.findByRole('heading', { name: 'Gestion des utilisateurs' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Supprimer Ada Sample' }));
  await person.click(await screen.findByRole('button', { name: 'Supprimer l’utilisateur' }));
  await waitFor(() => expect(toast()?.title).toBe('Erreur'));
  expect(toast()?.description).not.toMatch(/cannot/);
});
