import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../testing/render';
import { admin, driver } from '../testing/samples';
import { refusal, server } from '../testing/answers/server';
import { hold } from '../testing/hold';

/** The requests of the views behind the shells; their own tests check the answers. */
beforeEach(() => {
  server.use(
    http.get('*/api/stats', () =>
      HttpResponse.json({ pending: 0, inTransit: 0, completedToday: 0, activeDrivers: 0 }),
    ),
    http.get(/\/api\/(jobs|customers|drivers|admin)\b/, () => HttpResponse.json([])),
  );
});

test('a spinner shows while the session check is loading', async () => {
  server.use(http.get('*/api/auth/me', () => new Promise<never>(() => undefined)));
  await renderApp();
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
});

test.each(['/', '/no/such/path'])('signed out at %s sees the landing page', async (path) => {
  await renderApp({ path });
  expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '#features');
  expect(screen.getByRole('link', { name: 'Start Your Free Trial' })).toBeVisible();
  const features = ['Fleet management', 'Route planning', 'Driver management', 'Analytics'];
  for (const name of features) expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(await screen.findByRole('link', { name: '416-555-0142' })).toHaveAttribute(
    'href',
    'tel:4165550142',
  );
  expect(screen.getByRole('link', { name: 'dispatch@example.com' })).toBeVisible();
});

test('a signed-in user at /login sees Redirecting... and then the home page', async () => {
  const { history } = await renderApp({ path: '/login', user: admin });
  await screen.findByText('Redirecting...');
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test('an admin sees the shell with its views and the Driver Portal link', async () => {
  await renderApp({ path: '/dashboard', user: admin });
  const menu = await screen.findByRole('navigation', { name: 'Main menu' });
  expect([...menu.querySelectorAll('a')].map((link) => link.textContent)).toEqual([
    'Dashboard',
    'New Dispatch',
    'Active Jobs',
    'Completed Jobs',
    'Drivers',
    'Customers',
    'Billing Management',
    'Invoices',
    'Reports',
    'User Management',
    'Settings',
  ]);
  expect(within(menu).getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('link', { name: 'Driver Portal' })).toHaveAttribute(
    'href',
    '/driver-login',
  );
  expect(screen.getByText('Admin/Dispatcher')).toBeInTheDocument();
});

test('another role sees the shell without the Driver Portal', async () => {
  await renderApp({ user: { ...admin, role: 'clerk' } });
  await screen.findByRole('navigation', { name: 'Main menu' });
  expect(screen.queryByRole('link', { name: 'Driver Portal' })).toBeNull();
});

test('views switch in place and are named in the address', async () => {
  const { person, history } = await renderApp({ user: admin });
  await person.click(await screen.findByRole('link', { name: 'Customers' }));
  expect(history.location.search).toBe('?view=customers');
  expect(screen.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
});

test('/billing opens billing', async () => {
  await renderApp({ path: '/billing', user: admin });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Billing Management' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('a driver never sees the shell', async () => {
  await renderApp({ path: '/billing', user: driver });
  await waitFor(() => expect(document.querySelector('#content')).toBeInTheDocument());
  expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
});

test('the small-screen menu opens as a drawer and closes when a view is chosen', async () => {
  const { person } = await renderApp({ user: admin });
  await person.click(await screen.findByRole('button', { name: 'Open menu' }));
  const drawer = await screen.findByRole('dialog', { name: 'Main menu' });
  await person.click(screen.getByRole('button', { name: 'Close menu' }));
  await waitFor(() => expect(drawer).not.toBeInTheDocument());
});

describe('logout', () => {
  test('goes to /login and clears the token', async () => {
    localStorage.setItem('auth_token', 'abc');
    const { person, history } = await renderApp({ user: admin });
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(history.location.pathname).toBe('/login');
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
  });

  test('leaves before the server has answered', async () => {
    const { held, release } = hold();
    server.use(
      http.post('*/api/auth/logout', async ({ request }) => {
        expect(request.headers.get('Authorization')).toBe('Bearer abc');
        await held;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    localStorage.setItem('auth_token', 'abc');
    const { person } = await renderApp({ user: admin });
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(localStorage.getItem('auth_token')).toBeNull();
    expect(screen.queryByText('You have been successfully logged out.')).toBeNull();
    release();
    expect(await screen.findByText('You have been successfully logged out.')).toBeVisible();
  });

  test('an unreachable server is informed of the logout before the next session check', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isAway = true;
    let ended = false;
    server.use(
      http.post('*/api/auth/logout', () => {
        if (isAway) return HttpResponse.error();
        ended = true;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { person, unmount } = await renderApp({ user: admin });
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    await screen.findByRole('button', { name: 'Sign In' });
    await waitFor(() => expect(console.error).toHaveBeenCalled());
    unmount();
    isAway = false;
    server.use(
      http.get('*/api/auth/me', () =>
        ended ? refusal(401, 'not_signed_in', 'no') : HttpResponse.json({ user: admin }),
      ),
    );
    await renderApp();
    expect(await screen.findByRole('link', { name: 'Get Started' })).toBeVisible();
    expect(ended).toBe(true);
    expect(localStorage.getItem('session_to_end')).toBeNull();
  });

  test('leaves the console even if the server fails', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    server.use(http.post('*/api/auth/logout', () => HttpResponse.error()));
    const { person, history } = await renderApp({ user: admin });
    await person.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
    expect(history.location.pathname).toBe('/login');
    expect(log).toHaveBeenCalledWith('Logout failed', expect.anything());
  });
});

test('French visitors see French, and the page declares it', async () => {
  await renderApp({ language: 'fr-CA' });
  expect(await screen.findByRole('link', { name: 'Commencer' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'fr-CA');
});

test("the user's own language wins", async () => {
  await renderApp({ user: { ...admin, language: 'fr-CA' } });
  const menu = await screen.findByRole('navigation', { name: 'Menu principal' });
  expect(within(menu).getByRole('link', { name: 'Tableau de bord' })).toBeVisible();
});
