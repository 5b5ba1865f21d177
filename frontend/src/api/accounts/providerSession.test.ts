import { http, HttpResponse } from 'msw';
import { readLastDriver } from '../../lib/lastDriver';
import { server } from '../../testing/answers/server';
import { company, driver } from '../../testing/samples';
import { takeProviderSession } from './providerSession';
import { rememberDriver } from './session';

const ask = () =>
  http.get('*/api/auth/oidc/token', () => HttpResponse.json({ user: driver, token: 'fresh' }));
const at = () => window.location.pathname + window.location.search;

beforeEach(() => localStorage.clear());

test('the token of the new session replaces an older one, and the page returns to the requested address', async () => {
  server.use(ask());
  localStorage.setItem('auth_token', 'of before');
  window.history.replaceState(null, '', '/login?signed-in=%2Fjob%2F7');
  await takeProviderSession();
  expect(localStorage.getItem('auth_token')).toBe('fresh');
  expect(at()).toBe('/job/7');
});

test('a driver whose session ended owns the phone again after signing in', async () => {
  server.use(ask());
  rememberDriver(driver, company);
  const ended = { ...readLastDriver(), hasEnded: true };
  localStorage.setItem('last_driver', JSON.stringify(ended));
  window.history.replaceState(null, '', '/login?signed-in=%2F');
  await takeProviderSession();
  expect(readLastDriver()).toMatchObject({ user: { id: driver.id }, hasEnded: false });
});

test('signing in as another driver forgets the driver of the phone', async () => {
  server.use(ask());
  rememberDriver({ ...driver, id: 99 }, company);
  window.history.replaceState(null, '', '/login?signed-in=%2F');
  await takeProviderSession();
  expect(readLastDriver()).toBeNull();
});

test('without an answer the cookie carries the session', async () => {
  server.use(http.get('*/api/auth/oidc/token', () => HttpResponse.error()));
  window.history.replaceState(null, '', '/login?signed-in=https://evil.example/');
  await takeProviderSession();
  expect(localStorage.getItem('auth_token')).toBeNull();
  expect(at()).toBe('/');
});

test.each(['/login', '/?signed-in=%2Fjob%2F7', '/login?problem=lost'])(
  '%s requests nothing',
  async (path) => {
    window.history.replaceState(null, '', path);
    await takeProviderSession();
    expect(at()).toBe(path);
  },
);
