import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../testing/accessibility';
import { server } from '../../testing/answers/server';
import { ada, openUsers, serveUsers } from '../../testing/answers/usersAnswers';

const SESSION = {
  id: 41,
  isCurrent: false,
  signedInAt: '2026-03-31T14:00:00.000Z',
  lastUsedAt: '2026-03-31T15:00:00.000Z',
  expiresAt: '2026-04-01T03:00:00.000Z',
  address: '203.0.113.9',
  userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) Safari/605.1',
};

async function openSessions(sessions: object[]) {
  const ended: string[] = [];
  const path = `*/api/admin/users/${String(ada.id)}`;
  serveUsers();
  server.use(
    http.get(`${path}/sessions`, () => HttpResponse.json(sessions)),
    http.delete(`${path}/sessions`, () => {
      ended.push('all');
      return new HttpResponse(null, { status: 204 });
    }),
    http.delete(`${path}/sessions/:id`, ({ params }) => {
      ended.push(String(params['id']));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const view = await openUsers();
  const name = `Signed-in devices of ${ada.name}`;
  await view.person.click(await screen.findByRole('button', { name }));
  return { ...view, ended, dialog: await screen.findByRole('dialog', { name }) };
}

test("shows a user's devices to an admin and ends one session", async () => {
  const { dialog, person, ended, toast, history } = await openSessions([SESSION]);
  expect(history.location.search).toBe(`?view=users&sessions=${String(ada.id)}`);
  expect(await within(dialog).findByText('Safari on iPhone')).toBeVisible();
  expect(within(dialog).getByText('From 203.0.113.9')).toBeVisible();
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(within(dialog).getByRole('button', { name: 'Sign out Safari on iPhone' }));
  await waitFor(() => expect(toast()).toMatchObject({ description: 'Device signed out' }));
  expect(ended).toEqual(['41']);
});

test('ends all sessions of a user at once', async () => {
  const { dialog, person, ended } = await openSessions([SESSION, { ...SESSION, id: 42 }]);
  await person.click(await within(dialog).findByRole('button', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(ended).toEqual(['all']));
});

test('handles a user without sessions', async () => {
  const { dialog } = await openSessions([]);
  expect(await within(dialog).findByText(`${ada.name} is not signed in anywhere.`)).toBeVisible();
  expect(within(dialog).queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
});
