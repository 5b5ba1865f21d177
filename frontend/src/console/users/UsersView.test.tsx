import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { pagedAnswer } from '../../testing/answers/pagedAnswer';
import { refusal, server } from '../../testing/answers/server';
import { ada, openUsers, serveUsers } from '../../testing/answers/usersAnswers';

let asked: URLSearchParams[];

beforeEach(() => {
  asked = serveUsers();
});

test('lists users with role, phone, state and last sign-in', async () => {
  await openUsers();
  const table = await screen.findByRole('table', { name: 'User Management' });
  expect(screen.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible();
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent(/Ada Sample.*ada@example\.com.*Admin\/Dispatcher.*Active.*Never/);
  expect(second).toHaveTextContent(/Drew Sample.*416-555-0101.*Driver.*Inactive.*Mar 2, 2026/);
});

test.each([
  [1, null, 'Invited'],
  [1, '2026-03-01T15:00:00.000Z', 'Not delivered'],
  [-1, null, 'Expired'],
])('shows an invitation that ends in %s days', async (days, failedAt, chip) => {
  const expiresAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString();
  const invitation = { sentAt: ada.createdAt, expiresAt, failedAt };
  server.use(
    http.get('*/api/admin/users', ({ request }) => pagedAnswer(request, [{ ...ada, invitation }])),
  );
  await openUsers();
  expect(await screen.findByText(chip)).toBeVisible();
});

test('sends search, role and order to the server and keeps them in the address', async () => {
  const { person, history } = await openUsers();
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

test('asks before deleting and sends the version', async () => {
  const sent = answerInTurn(
    'delete',
    '*/api/admin/users/2',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, toast } = await openUsers();
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
        'This driver still has open jobs: 3. Reassign or complete them first.',
      ),
    'This driver still has open jobs: 3. Reassign or complete them first.',
  ],
  ['no message', () => new HttpResponse(null, { status: 500 }), 'Failed to delete user'],
])('a refused delete says why: %s', async (_name, answer, text) => {
  answerInTurn('delete', '*/api/admin/users/2', answer);
  const { person, toast } = await openUsers();
  await person.click(await screen.findByRole('button', { name: 'Delete Drew Sample' }));
  await person.click(await screen.findByRole('button', { name: 'Delete User' }));
  await waitFor(() => expect(toast()?.description).toBe(text));
});

test('offers to clear filters without matches', async () => {
  server.use(
    http.get('*/api/admin/users', ({ request }) =>
      pagedAnswer(request, new URL(request.url).searchParams.has('q') ? [] : [ada]),
    ),
  );
  const { person, history } = await openUsers('/?view=users&q=zz');
  expect(await screen.findByText('No users match your search criteria.')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Ada Sample')).toBeVisible();
  expect(history.location.search).toBe('?view=users');
});

test('retries a list that could not be loaded', async () => {
  server.use(
    http.get('*/api/admin/users', () => refusal(503, 'database_unavailable', 'Not now.'), {
      once: true,
    }),
  );
  const { person } = await openUsers();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The users could not be loaded');
  await person.click(within(alert).getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('Ada Sample')).toBeVisible();
});

test('shows users as cards on a phone', async () => {
  await openUsers('/?view=users', { width: 390 });
  const card = await screen.findByRole('article', { name: 'Drew Sample' });
  expect(card).toHaveTextContent('drew@example.com');
  expect(within(card).getByRole('button', { name: 'Edit Drew Sample' })).toBeVisible();
});

test('is shown in French, with the server’s refusal translated', async () => {
  answerInTurn('delete', '*/api/admin/users/1', () =>
    refusal(409, 'last_admin', 'The last active admin cannot be deleted.'),
  );
  const { person, toast } = await openUsers('/?view=users', { language: 'fr-CA' });
  expect(await screen.findByRole('heading', { name: 'Gestion des utilisateurs' })).toBeVisible();
  await person.click(await screen.findByRole('button', { name: 'Supprimer Ada Sample' }));
  await person.click(await screen.findByRole('button', { name: 'Supprimer l’utilisateur' }));
  await waitFor(() => expect(toast()?.title).toBe('Erreur'));
  expect(toast()?.description).not.toMatch(/cannot/);
});
