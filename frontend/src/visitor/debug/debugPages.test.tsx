import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Operation } from '../../portal/offline/queue/operation';
import { offlineDatabase } from '../../portal/offline/store/database';
import { hold } from '../../testing/hold';
import '../../testing/phone/offlineStore';
import { renderApp, signIn } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

/** The browser data of this site apart from the address; `gone` names what was deleted. */
async function fillBrowser() {
  const gone: string[] = [];
  localStorage.setItem('auth_token', 'old');
  sessionStorage.setItem('draft', 'half');
  const database = await offlineDatabase();
  await database.put('sender', { userId: 2, token: 'old' }, 'driver');
  server.use(
    http.post('*/api/auth/clear-session', () => {
      gone.push('cookie');
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const unregister = () => Promise.resolve(gone.push('worker') > 0);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve([{ unregister }]) },
  });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      keys: () => Promise.resolve(['files-1', 'files-2']),
      delete: (name: string) => Promise.resolve(gone.push(name) > 0),
    },
  });
  return gone;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

async function isEmptied(gone: readonly string[]) {
  expect([...gone].sort()).toEqual(['cookie', 'files-1', 'files-2', 'worker']);
  expect(localStorage).toHaveLength(0);
  expect(sessionStorage).toHaveLength(0);
  expect(await indexedDB.databases()).toEqual([]);
}

test('/clear deletes all browser data, confirms it and links home', async () => {
  const gone = await fillBrowser();
  await renderApp({ path: '/clear' });
  expect(await screen.findByRole('heading', { name: 'Browser state cleared' })).toBeVisible();
  await isEmptied(gone);
  expect(screen.getByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
});

async function tapOnPhone() {
  const database = await offlineDatabase();
  const operation = { id: 'tap-1', userId: 2, jobId: 1, refusal: null };
  // The page only counts operations and does not read them.
  await database.put('operations', operation as Operation);
}

test.each([
  ['en-CA', 'Delete unsent updates and photos?', 'Keep', 'Delete and Clear'],
  ['fr-CA', 'Supprimer ce qui n’est pas envoyé?', 'Garder', 'Supprimer et effacer'],
] as const)('/clear asks in %s before it deletes an unsent update', async (language, ...texts) => {
  const [question, keep, confirm] = texts;
  const gone = await fillBrowser();
  await tapOnPhone();
  const { person } = await renderApp({ path: '/clear', language });
  expect(await screen.findByRole('heading', { name: question })).toBeVisible();
  expect(screen.getByRole('link', { name: keep })).toHaveAttribute('href', '/');
  expect(gone).toEqual([]);
  expect(localStorage.getItem('auth_token')).toBe('old');
  expect(await (await offlineDatabase()).count('operations')).toBe(1);
  await person.click(screen.getByRole('button', { name: confirm }));
  expect(await screen.findByRole('link', { name: /home page|accueil/ })).toBeVisible();
  await isEmptied(gone);
});

test('/clear asks before it deletes an unsent photo', async () => {
  const gone = await fillBrowser();
  const file = { id: 'photo-1', userId: 2, bytes: new ArrayBuffer(1) };
  await (await offlineDatabase()).put('photoFiles', file);
  await renderApp({ path: '/clear' });
  expect(await screen.findByRole('button', { name: 'Delete and Clear' })).toBeVisible();
  expect(gone).toEqual([]);
});

test('Clear Browser State asks before it deletes an unsent update', async () => {
  const gone = await fillBrowser();
  await tapOnPhone();
  const { person } = await renderApp({ path: '/debug' });
  await person.click(await screen.findByRole('button', { name: 'Clear Browser State' }));
  const confirm = await screen.findByRole('button', { name: 'Delete and Clear' });
  expect(gone).toEqual([]);
  await person.click(confirm);
  expect(await screen.findByText('Browser state cleared')).toBeVisible();
  await isEmptied(gone);
});

test('/clear confirms only after everything is deleted', async () => {
  const { held, release } = hold();
  server.use(
    http.post('*/api/auth/clear-session', async () => {
      await held;
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await renderApp({ path: '/clear' });
  expect(await screen.findByRole('status')).toHaveTextContent('Loading...');
  expect(screen.queryByText('Browser state cleared')).toBeNull();
  release();
  expect(await screen.findByText('Browser state cleared')).toBeVisible();
});

test('Clear Browser State deletes all browser data', async () => {
  const gone = await fillBrowser();
  const { person } = await renderApp({ path: '/debug' });
  await person.click(await screen.findByRole('button', { name: 'Clear Browser State' }));
  expect(await screen.findByText('Browser state cleared')).toBeVisible();
  await isEmptied(gone);
});

test('/debug shows the current-user result and attempts a login', async () => {
  server.use(http.post('*/api/auth/login', () => new HttpResponse('no', { status: 418 })));
  const { person } = await renderApp({ path: '/debug' });
  expect(await screen.findByText('Not signed in')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Attempt Login' }));
  expect(await screen.findByText('Login failed: 418')).toBeVisible();
});

test.each([
  ['an empty answer', () => new HttpResponse(null)],
  ['one that is not JSON', () => new HttpResponse('<html>')],
])('/debug takes %s for no login', async (_name, answer) => {
  server.use(http.post('*/api/auth/login', answer));
  const { person } = await renderApp({ path: '/debug' });
  await person.click(await screen.findByRole('button', { name: 'Attempt Login' }));
  expect(await screen.findByText('An unexpected error occurred')).toBeVisible();
});

test('/debug shows the signed-in user after a login, and stays', async () => {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ user: admin, token: 'new' })));
  const { person } = await renderApp({ path: '/debug' });
  expect(await screen.findByText('Not signed in')).toBeVisible();
  signIn(admin);
  await person.click(screen.getByRole('button', { name: 'Attempt Login' }));
  expect(await screen.findByText('Login succeeded')).toBeVisible();
  expect(await screen.findByText(/"name": "Ada Sample"/)).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBe('new');
});

test('/debug shows in French why a login was refused', async () => {
  const why = refusal(401, 'invalid_credentials', 'Invalid email or password');
  server.use(http.post('*/api/auth/login', () => why));
  const { person } = await renderApp({ path: '/debug', language: 'fr-CA' });
  await person.click(await screen.findByRole('button', { name: 'Tenter une connexion' }));
  expect(await screen.findByText('Courriel ou mot de passe non valide')).toBeVisible();
});
