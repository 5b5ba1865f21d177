import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { hold } from '../../testing/hold';
import { renderApp, signIn } from '../../testing/render';
import { admin, company } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';

async function open() {
  const view = await renderApp({ path: '/login' });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  const password = screen.getByLabelText('Password');
  const submit = screen.getByRole('button', { name: 'Sign In' });
  return { ...view, email, password, submit };
}

test('validates both fields before sending', async () => {
  const { person, email, submit } = await open();
  await person.type(email, 'nonsense');
  await person.click(submit);
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(email).toHaveAccessibleDescription('Please enter a valid email address');
  expect(email).toBeInvalid();
});

test('the password is hidden, may be pasted, and managers know it', async () => {
  const { person, email, password } = await open();
  expect(password).toHaveAttribute('type', 'password');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(email).toHaveAttribute('autocomplete', 'username');
  await person.click(password);
  await person.paste('from a manager');
  expect(password).toHaveValue('from a manager');
});

test.each([
  [
    'the server message',
    () => refusal(401, 'invalid_credentials', 'Invalid email or password'),
    'Invalid email or password',
  ],
  ['no message', () => new HttpResponse(null, { status: 500 }), 'Login failed'],
  ['no network', () => HttpResponse.error(), 'An unexpected error occurred'],
  ['an empty success', () => new HttpResponse(null), 'An unexpected error occurred'],
  ['a success of a proxy', () => new HttpResponse('<html>'), 'An unexpected error occurred'],
  [
    'a success without user',
    () => HttpResponse.json({ token: 'x' }),
    'An unexpected error occurred',
  ],
])('a failure with %s shows in an alert', async (_name, answer, text) => {
  server.use(http.post('*/api/auth/login', answer));
  const { person, email, password, submit } = await open();
  await person.type(email, 'ada@example.com');
  await person.type(password, 'wrong');
  await person.click(submit);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email).toHaveValue('ada@example.com');
});

test('says that a browser which refuses cookies cannot stay signed in', async () => {
  vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This browser blocks cookies/);
});

test('says the same of a browser that refuses its storage alone', async () => {
  const storage = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  });
  await open();
  expect(screen.getByRole('alert')).toHaveTextContent(/^This browser blocks cookies/);
  storage.mockRestore();
});

test('on the home screen of an iPhone it says that the app has a sign-in of its own', async () => {
  Object.assign(navigator, { standalone: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'standalone'));
  await open();
  expect(screen.getByText(/^The app on the home screen has its own storage/)).toBeVisible();
});

test('success stores the token, shows a welcome and opens the home page', async () => {
  const { held, release } = hold();
  const bodies: unknown[] = [];
  server.use(
    http.post('*/api/auth/login', async ({ request }) => {
      bodies.push(await request.json());
      await held;
      return HttpResponse.json({ user: admin, token: 'fresh' });
    }),
  );
  const { person, email, password, submit, history } = await open();
  await person.type(email, 'ada@example.com');
  await person.type(password, 'correct horse');
  await person.click(submit);
  expect(await screen.findByRole('button', { name: 'Signing in...' })).toBeDisabled();
  signIn(admin);
  release();
  expect(await screen.findByText('Welcome back!')).toBeVisible();
  expect(await screen.findByText('You have successfully logged in.')).toBeVisible();
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(bodies).toEqual([{ email: 'ada@example.com', password: 'correct horse' }]);
  await waitFor(() => expect(history.location.pathname).toBe('/'));
  expect(localStorage.getItem('auth_token')).toBe('fresh');
});

test('shows what to do about a forgotten password', async () => {
  await open();
  expect(
    screen.getByText('Forgot your password? Ask your administrator for a new one.'),
  ).toBeVisible();
});

test('the sign-in links back to the landing page', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
});

test('as the start page it appears at every address and then opens that address', async () => {
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, startPage: 'sign-in' })),
    http.post('*/api/auth/login', () => HttpResponse.json({ user: admin, token: 'fresh' })),
    http.get(/\/api\/(customers|jobs)\b/, () => HttpResponse.json([])),
  );
  const { person, history } = await renderApp({ path: '/?view=customers' });
  await person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
  expect(screen.queryByRole('link', { name: 'Get Started' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Back to home' })).toBeNull();
  await person.type(screen.getByLabelText('Password'), 'correct horse');
  signIn(admin);
  await person.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(await screen.findByRole('navigation', { name: 'Main menu' })).toBeVisible();
  expect(history.location).toMatchObject({ pathname: '/', search: '?view=customers' });
});
