import { PROVIDER_PROBLEMS } from '@dispatch/domain/people/provider-problem';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { anotherSite } from '../../lib/anotherSite';
import { server } from '../../testing/answers/server';
import { renderApp } from '../../testing/render';
import { admin, company } from '../../testing/samples';

function withProvider(passwordSignIn: boolean) {
  const config = { ...company, signInProvider: 'Northern ID', passwordSignIn };
  server.use(http.get('*/api/config', () => HttpResponse.json(config)));
}
const button = () => screen.findByRole('link', { name: 'Continue with Northern ID' });

test('without a provider the page does not mention one', async () => {
  await renderApp({ path: '/login' });
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /Continue with/ })).toBeNull();
});

test('the provider comes before the password', async () => {
  withProvider(true);
  await renderApp({ path: '/login' });
  expect(await button()).toHaveAttribute('href', '/api/auth/oidc/start?returnTo=%2F');
  expect(screen.getByRole('textbox', { name: 'Email' })).not.toHaveFocus();
  expect(screen.getByText('or with your password')).toBeVisible();
});

test('with password sign-in off the form is only for emergencies', async () => {
  withProvider(false);
  const { person } = await renderApp({ path: '/login' });
  expect(await button()).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
  await person.click(
    screen.getByRole('button', { name: 'Emergency sign-in for the administrator' }),
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  expect(screen.getByText('For the emergency account only:')).toBeVisible();
  expect(screen.queryByText(/Forgot your password/)).toBeNull();
});

test.each(PROVIDER_PROBLEMS)('the problem %s is explained in a sentence', async (problem) => {
  withProvider(true);
  await renderApp({ path: `/login?problem=${problem}` });
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveTextContent(/^\p{Lu}.+\.$/u));
  expect(alert).not.toHaveTextContent(/\{\{|problems\./);
});

test('an unknown problem shows nothing', async () => {
  withProvider(true);
  await renderApp({ path: '/login?problem=<b>toString</b>' });
  await button();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a signed-out driver returns to the same portal page', async () => {
  withProvider(true);
  await renderApp({ path: '/driver/4/job/7' });
  expect(await button()).toHaveAttribute(
    'href',
    '/api/auth/oidc/start?returnTo=%2Fdriver%2F4%2Fjob%2F7',
  );
  expect(screen.getByRole('link', { name: 'Log in with a password' })).toHaveAttribute(
    'href',
    '/login',
  );
});

test.each([
  ['goes on to the provider, which ends its own session', 'https://login.example.com/end?a=b'],
  ['stays where the provider has no such page', null],
])('signing out %s', async (_, endSessionUrl) => {
  withProvider(true);
  const open = vi.spyOn(anotherSite, 'open').mockImplementation(() => undefined);
  server.use(http.post('*/api/auth/oidc/logout', () => HttpResponse.json({ endSessionUrl })));
  localStorage.setItem('auth_token', 'abc');
  const { person } = await renderApp({ user: admin });
  await person.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeVisible();
  expect(localStorage.getItem('auth_token')).toBeNull();
  const opened = endSessionUrl === null ? [] : [[endSessionUrl]];
  await waitFor(() => expect(open.mock.calls).toEqual(opened));
});
