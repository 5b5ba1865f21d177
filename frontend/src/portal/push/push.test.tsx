import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
import { makeHaul, serveJobs } from '../../testing/phone/driverPortal';
import '../../testing/phone/offlineStore';
import { openSettings } from '../../testing/phone/openSettings';
import { FakePush } from '../../testing/phone/pushManager';
import { renderApp } from '../../testing/render';
import { driver } from '../../testing/samples';
import { OPEN_FROM_PUSH } from './pushedMessage';

/** 65 bytes, like the server's key. */
const KEY = btoa('k'.repeat(65)).replaceAll('=', '');
const QUESTION = { name: 'Get notifications while the portal is closed?' };
const YES = { name: 'Turn On Notifications' };

let push: FakePush;
let remove: () => void;
let sent: { readonly path: string; readonly body: unknown }[];
beforeEach(() => {
  push = new FakePush();
  remove = push.install();
  sent = [];
  serveJobs(makeHaul(7), makeHaul(8));
  server.use(
    http.get('*/api/push/key', () => HttpResponse.json({ publicKey: KEY })),
    http.post('*/api/push/*', async ({ request }) => {
      sent.push({ path: new URL(request.url).pathname, body: await request.json() });
      return new HttpResponse(null, { status: 204 });
    }),
  );
});
afterEach(() => {
  remove();
  localStorage.removeItem('driver_push');
});

const choice = () => localStorage.getItem('driver_push');
const openJob = () => renderApp({ path: '/job/7', user: driver });

test('the first opened job shows an explanation, and only then the browser asks', async () => {
  const { person } = await renderApp({ user: driver });
  const [card] = await screen.findAllByRole('link', { name: /View Job Details/ });
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
  await person.click(card!);
  expect(await screen.findByRole('region', QUESTION)).toHaveTextContent(/only the job number/);
  expect(push.permission).toBe('default');
  await person.click(screen.getByRole('button', YES));
  await waitFor(() => expect(choice()).toBe('on'));
  expect(sent[0]).toEqual({
    path: '/api/push/subscriptions',
    body: {
      ...{ endpoint: 'https://push.example.com/abc', p256dh: 'point', auth: 'secret' },
      language: 'en-CA',
    },
  });
  expect(push.subscribedWith).toHaveLength(65);
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
});

test('a driver who declines is not asked again', async () => {
  const { person } = await openJob();
  await person.click(await screen.findByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
  expect([choice(), push.permission]).toEqual(['off', 'default']);
});

test('reports a browser that blocks notifications and an unreachable server', async () => {
  push.answer = 'denied';
  const { person } = await renderApp({ user: driver });
  const toggle = (await openSettings(person)).getByRole('switch', { name: 'Notifications' });
  expect(toggle).not.toBeChecked();
  await person.click(toggle);
  expect(await screen.findByText(/^This phone blocks notifications/)).toBeVisible();
  push.answer = 'granted';
  server.use(http.post('*/api/push/subscriptions', () => HttpResponse.error()));
  await person.click(toggle);
  expect(await screen.findByText(/could not be turned on/)).toBeVisible();
  expect(choice()).toBeNull();
});

test("the subscription is renewed at each start, with the server's key, and can be switched off", async () => {
  localStorage.setItem('driver_push', 'on');
  push.permission = 'granted';
  push.subscribedWith = new Uint8Array(65);
  const { person } = await renderApp({ user: driver });
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(push.subscribedWith).toEqual(Uint8Array.from('k'.repeat(65), () => 107));
  const toggle = (await openSettings(person)).getByRole('switch', { name: 'Notifications' });
  expect(toggle).toBeChecked();
  await person.click(toggle);
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/push/subscriptions/end'));
  expect([push.subscribedWith, choice()]).toEqual([null, 'off']);
});

test('the subscription ends at sign-out', async () => {
  localStorage.setItem('driver_push', 'on');
  push.permission = 'granted';
  const { person } = await renderApp({ user: driver });
  await waitFor(() => expect(sent).toHaveLength(1));
  await person.click((await openSettings(person)).getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/api/push/subscriptions/end'));
  expect(choice()).toBe('unasked');
});

test('pressing a notification opens its job in the open page', async () => {
  await renderApp({ user: driver });
  await screen.findByRole('article', { name: 'Job #7' });
  act(() => push.tell('take-over'));
  act(() => push.tell({ [OPEN_FROM_PUSH]: '/job/8' }));
  await waitFor(() => expect(window.location.pathname).toBe('/job/8'));
});

test('a phone without push support is not asked', async () => {
  remove();
  await openJob();
  await screen.findByRole('heading', { name: /JOB-000007|Job #7/ });
  expect(screen.queryByRole('region', QUESTION)).not.toBeInTheDocument();
});
