import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SignedInPlace } from '../../api/accounts/account';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { renderPart } from '../../testing/render';
import { admin, driver } from '../../testing/samples';
import type { Language } from '../../lib/languages';
import { AccountButton } from './AccountButton';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';

const place = (id: number, change: Partial<SignedInPlace> = {}): SignedInPlace => ({
  id,
  isCurrent: false,
  signedInAt: '2026-03-31T12:00:00.000Z',
  lastUsedAt: '2026-03-31T14:00:00.000Z',
  expiresAt: '2026-04-01T00:00:00.000Z',
  address: '192.0.2.7',
  userAgent: CHROME,
  ...change,
});
const HERE = place(1, { isCurrent: true, userAgent: 'Mozilla/5.0 (Macintosh) Firefox/142.0' });

async function openMenu(language?: Language, user = admin) {
  const logouts: string[] = [];
  const view = await renderPart(
    <AccountButton onLogout={() => logouts.push('out')}>Ada</AccountButton>,
    { user, ...(language && { language }) },
  );
  const toast = () => view.store.getState().toast.current;
  const opener = screen.getByRole('button', { name: 'Ada' });
  await view.person.click(opener);
  await screen.findByRole('menu');
  return { ...view, opener, toast, logouts };
}
type Opened = Awaited<ReturnType<typeof openMenu>>;

async function choose({ person }: Opened, entry: string) {
  await person.click(screen.getByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
}

async function fillPasswords({ person }: Opened, current: string, next: string) {
  await person.type(screen.getByLabelText('Current password'), current);
  await person.type(screen.getByLabelText('New password'), next);
  await person.click(screen.getByRole('button', { name: 'Change Password' }));
}

test('signs out, and sends another language', async () => {
  const changes = answerInTurn('patch', '*/api/auth/me', () => HttpResponse.json({}));
  const { person, logouts, opener } = await openMenu();
  await person.click(screen.getByRole('menuitem', { name: 'Logout' }));
  await waitFor(() => expect(logouts).toEqual(['out']));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await person.click(opener);
  await person.click(await screen.findByRole('menuitem', { name: 'Français' }));
  await waitFor(() => expect(changes).toMatchObject([{ body: { language: 'fr-CA' } }]));
});

test('opens the manual in another tab, so that an open form stays', async () => {
  await openMenu();
  const help = screen.getByRole('menuitem', { name: 'Help' });
  expect(help).toHaveAttribute('href', '/docs');
  expect(help).toHaveAttribute('target', '_blank');
});

test.each([
  ['en-CA', 'Help', '/docs/drivers'],
  ['fr-CA', 'Aide', '/docs/drivers.fr'],
] as const)(
  'leads drivers in %s to their page, which the phone keeps',
  async (language, name, href) => {
    await openMenu(language, driver);
    const help = screen.getByRole('menuitem', { name });
    await waitFor(() => expect(help).toHaveAttribute('href', href));
    expect(help).not.toHaveAttribute('target');
  },
);

test('changes the password by keyboard, confirms it, and returns the focus to the name', async () => {
  const sent = answerInTurn(
    'post',
    '*/api/auth/password',
    () => new HttpResponse(null, { status: 204 }),
  );
  const opened = await openMenu();
  await choose(opened, 'Change password…');
  expect(await screen.findByLabelText('Current password')).toHaveFocus();
  await opened.person.keyboard('the old one');
  await opened.person.type(screen.getByLabelText('New password'), 'the new one{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toMatchObject([
    { body: { currentPassword: 'the old one', newPassword: 'the new one' } },
  ]);
  expect(opened.toast()?.description).toBe('Password changed. Your other devices were signed out.');
  await waitFor(() => expect(opened.opener).toHaveFocus());
});

test('shows errors under the fields, and sends nothing', async () => {
  const sent = answerInTurn('post', '*/api/auth/password', () => HttpResponse.json({}));
  const opened = await openMenu();
  await choose(opened, 'Change password…');
  await opened.person.type(await screen.findByLabelText('New password'), '12345');
  await opened.person.click(screen.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Enter your current password')).toBeVisible();
  expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
    expect.stringContaining('Password must be at least 6 characters'),
  );
  expect(sent).toEqual([]);
});

test.each([
  [
    'currentPassword',
    'Current password',
    { code: 'wrong_password', message: 'This is not your current password' },
  ],
  [
    'newPassword',
    'New password',
    {
      code: 'short_password',
      params: { min: 10 },
      message: 'Password must be at least 10 characters',
    },
  ],
])('a refusal of %s is shown under its field', async (field, label, problem) => {
  answerInTurn('post', '*/api/auth/password', () =>
    refusal(400, 'validation_failed', 'Not valid.', [{ field, ...problem }]),
  );
  const opened = await openMenu();
  await choose(opened, 'Change password…');
  await fillPasswords(opened, 'the old one', 'the new one');
  await waitFor(() =>
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(
      expect.stringContaining(problem.message),
    ),
  );
  expect(opened.toast()).toBeNull();
});

test('too many attempts show an error', async () => {
  answerInTurn('post', '*/api/auth/password', () =>
    refusal(429, 'too_many_requests', 'Too many attempts. Please wait and try again.'),
  );
  const opened = await openMenu();
  await choose(opened, 'Change password…');
  await fillPasswords(opened, 'the old one', 'the new one');
  await waitFor(() =>
    expect(opened.toast()?.description).toBe('Too many attempts. Please wait and try again.'),
  );
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('lists the sessions, and ends one and then all others', async () => {
  let places = [HERE, place(2), place(3, { userAgent: 'curl/8.5' })];
  server.use(http.get('*/api/auth/sessions', () => HttpResponse.json(places)));
  const ended = answerInTurn('delete', '*/api/auth/sessions/2', () => {
    places = places.filter(({ id }) => id !== 2);
    return new HttpResponse(null, { status: 204 });
  });
  const others = answerInTurn('delete', '*/api/auth/sessions', () => {
    places = [HERE];
    return new HttpResponse(null, { status: 204 });
  });
  const opened = await openMenu();
  const dialog = await choose(opened, 'Signed-in devices');
  const rows = await within(dialog).findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Firefox on macOSSigned in Mar 31, 2026.*This device$/),
    expect.stringMatching(/^Chrome on WindowsLast used Mar 31, 2026.*Sign out$/),
    expect.stringMatching(/^curlLast used/),
  ]);
  await opened.person.click(screen.getByRole('button', { name: 'Sign out Chrome on Windows' }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
  expect(ended).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await opened.person.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(1));
  expect(others).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});

test('a session that could not be ended stays, and the reason is shown in French too', async () => {
  server.use(http.get('*/api/auth/sessions', () => HttpResponse.json([HERE, place(2)])));
  answerInTurn('delete', '*/api/auth/sessions/2', () =>
    refusal(404, 'not_found', 'The requested record was not found.'),
  );
  const opened = await openMenu('fr-CA');
  await choose(opened, 'Appareils connectés');
  await opened.person.click(
    await screen.findByRole('button', { name: 'Déconnecter Chrome sur Windows' }),
  );
  await waitFor(() =>
    expect(opened.toast()?.description).toBe('L’élément demandé est introuvable.'),
  );
});
