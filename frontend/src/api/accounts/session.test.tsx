import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeStore } from '../../main/store';
import { renderPart } from '../../testing/render';
import { admin, company, driver } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { api } from '../api';
import {
  clearSession,
  driverToReturn,
  getMe,
  placeFor,
  rememberDriver,
  useSession,
} from './session';

const answers = {
  'a 401': () => refusal(401, 'not_signed_in', 'Please sign in to continue.'),
  'a broken server': () => new HttpResponse('oops', { status: 500 }),
  'no network': () => HttpResponse.error(),
  'an answer without user': () => HttpResponse.json({}),
  'an answer that is not JSON': () => new HttpResponse('<html>'),
};

test.each(Object.entries(answers))(
  '%s means signed out, without an error',
  async (_name, answer) => {
    server.use(http.get('*/api/auth/me', answer));
    const result = await makeStore().dispatch(getMe.initiate());
    expect(result).toMatchObject({ data: null, isError: false });
  },
);

test.each([
  ['no network', () => HttpResponse.error()],
  ['a broken gateway', () => new HttpResponse('<html>', { status: 502 })],
  ['a busy server', () => new HttpResponse('', { status: 503 })],
  ['a page of a Wi-Fi', () => new HttpResponse('<html>')],
])('%s later keeps who is signed in, until the server says 401', async (_name, answer) => {
  const { store } = await renderPart(<Who />, { user: admin });
  await screen.findByText('Ada Sample');
  server.use(http.get('*/api/auth/me', answer));
  const check = () => store.dispatch(getMe.initiate(undefined, { forceRefetch: true }));
  expect(await check()).toMatchObject({ data: { name: 'Ada Sample' }, isError: false });
  expect(screen.getByText('Ada Sample')).toBeVisible();
  server.use(http.get('*/api/auth/me', answers['a 401']));
  expect(await check()).toMatchObject({ data: null });
  expect(await screen.findByText('signed out')).toBeVisible();
});

test('the session check never clears the session itself', async () => {
  let cleared = 0;
  server.use(
    http.post('*/api/auth/clear-session', () => {
      cleared += 1;
      return refusal(401, 'not_signed_in', 'no');
    }),
  );
  const store = makeStore();
  await store.dispatch(getMe.initiate());
  await store.dispatch(clearSession.initiate());
  expect(cleared).toBe(1);
});

const probe = api.injectEndpoints({
  endpoints: (build) => ({ probe: build.query<unknown, void>({ query: () => '/api/stats' }) }),
}).endpoints.probe;

function Who() {
  const { user, isLoading } = useSession();
  return <p>{isLoading ? 'checking' : (user?.name ?? 'signed out')}</p>;
}

test('a 401 elsewhere clears the session in the background and signs out', async () => {
  localStorage.setItem('auth_token', 'old');
  const sent: (string | null)[] = [];
  server.use(
    http.get('*/api/stats', () => refusal(401, 'not_signed_in', 'Please sign in to continue.')),
    http.post('*/api/auth/clear-session', ({ request }) => {
      sent.push(request.headers.get('Authorization'));
      return HttpResponse.error();
    }),
  );
  const { store } = await renderPart(<Who />, { user: admin });
  await screen.findByText('Ada Sample');
  server.use(http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'no')));

  await store.dispatch(probe.initiate());
  await screen.findByText('signed out');
  expect(sent).toEqual(['Bearer old']);
  expect(localStorage.getItem('auth_token')).toBeNull();
});

test('an error carries exactly the status, a colon and the body', async () => {
  server.use(http.get('*/api/stats', () => new HttpResponse('no such thing', { status: 404 })));
  const { error } = await makeStore().dispatch(probe.initiate());
  expect(error).toMatchObject({ status: 404, message: '404: no such thing' });
});

test('an error without a body carries the status text', async () => {
  server.use(
    http.get('*/api/stats', () => new HttpResponse(null, { status: 503, statusText: 'Busy' })),
  );
  const { error } = await makeStore().dispatch(probe.initiate());
  expect(error).toMatchObject({ message: '503: Busy' });
});

test('calls are uncached, carry the token and send cookies', async () => {
  localStorage.setItem('auth_token', 'abc');
  const seen: Request[] = [];
  server.use(
    http.get('*/api/stats', ({ request }) => {
      seen.push(request);
      return HttpResponse.json({});
    }),
  );
  await makeStore().dispatch(probe.initiate());
  await waitFor(() => expect(seen).toHaveLength(1));
  expect(seen[0]?.cache).toBe('no-store');
  expect(seen[0]?.credentials).toBe('include');
  expect(seen[0]?.headers.get('Authorization')).toBe('Bearer abc');
  expect(seen[0]?.headers.get('Content-Type')).toBeNull();
});

test('screens drawn before the session ended do not start it again on this phone', async () => {
  rememberDriver(driver, company);
  server.use(http.get('*/api/auth/me', answers['a 401']));
  await makeStore().dispatch(getMe.initiate());
  rememberDriver(driver, company);
  expect(driverToReturn()).toEqual(driver);
  placeFor(driver);
  rememberDriver(driver, company);
  expect(driverToReturn()).toBeNull();
});

test('a driver is back once the server reports them as signed in', async () => {
  rememberDriver(driver, company);
  const said = { user: null as object | null };
  server.use(http.get('*/api/auth/me', () => HttpResponse.json(said)));
  await makeStore().dispatch(getMe.initiate());
  expect(driverToReturn()).toEqual(driver);
  said.user = driver;
  await makeStore().dispatch(getMe.initiate());
  expect(driverToReturn()).toBeNull();
});
