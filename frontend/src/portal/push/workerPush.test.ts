import { rememberSender } from '../offline/store/database';
import { server } from '../../testing/answers/server';
import '../../testing/phone/offlineStore';
import { http, HttpResponse } from 'msw';
import { openPushed, showPushed, subscribeAgain } from './workerPush';

const MESSAGE = { jobId: 7, news: 'assigned', title: 'JOB-000007', body: 'New job for you.' };

/** A worker scope without a browser. */
function scopeWith(pages: readonly string[]) {
  const opened = pages.map((visibilityState) => ({
    visibilityState,
    focus: vi.fn(() => Promise.resolve()),
    postMessage: vi.fn(),
  }));
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example.com/new', keys: { p256dh: 'p', auth: 'a' } }),
  } as unknown as PushSubscription; // the part that is used
  return {
    opened,
    subscription,
    clients: {
      matchAll: () => Promise.resolve(opened),
      openWindow: vi.fn(() => Promise.resolve()),
    },
    registration: {
      pushManager: { subscribe: vi.fn(() => Promise.resolve(subscription)) },
      showNotification: vi.fn(() => Promise.resolve()),
      getNotifications: () => Promise.resolve([1, 2]),
    },
    navigator: { setAppBadge: vi.fn(() => Promise.resolve()) },
  };
}

test('makes a sound and counts while the portal is hidden', async () => {
  const scope = scopeWith(['hidden']);
  await showPushed(scope, JSON.stringify(MESSAGE));
  expect(scope.registration.showNotification).toHaveBeenCalledWith(
    'JOB-000007',
    expect.objectContaining({
      body: 'New job for you.',
      tag: 'job-7',
      renotify: true,
      data: MESSAGE,
    }),
  );
  expect(scope.navigator.setAppBadge).toHaveBeenCalledWith(2);
});

test('is silent while the portal is visible', async () => {
  const scope = scopeWith(['hidden', 'visible']);
  await showPushed(scope, JSON.stringify(MESSAGE));
  const [, options] = scope.registration.showNotification.mock.calls[0] as unknown as [
    string,
    object,
  ];
  expect(options).toMatchObject({ silent: true });
  expect(options).not.toHaveProperty('vibrate');
  expect(scope.navigator.setAppBadge).not.toHaveBeenCalled();
});

test.each([undefined, 'hello', '{"jobId":"7"}'])('%s shows nothing', async (text) => {
  const scope = scopeWith([]);
  await showPushed(scope, text);
  expect(scope.registration.showNotification).not.toHaveBeenCalled();
});

test('pressing it opens the job in the open portal, or in a new one', async () => {
  const shown = { data: MESSAGE, close: vi.fn() };
  const scope = scopeWith(['hidden']);
  await openPushed(scope, shown);
  expect(shown.close).toHaveBeenCalled();
  expect(scope.opened[0]?.focus).toHaveBeenCalled();
  expect(scope.opened[0]?.postMessage).toHaveBeenCalledWith({ openFromPush: '/job/7' });
  const closed = scopeWith([]);
  await openPushed(closed, { ...shown, data: { ...MESSAGE, news: 'taken-away' } });
  expect(closed.clients.openWindow).toHaveBeenCalledWith('/');
});

test('a new push address is sent to the server for the signed-in user', async () => {
  const sent: unknown[] = [];
  server.use(
    http.post('*/api/push/subscriptions', async ({ request }) => {
      sent.push([request.headers.get('Authorization'), await request.json()]);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const scope = scopeWith([]);
  const oldSubscription = {
    options: { applicationServerKey: new ArrayBuffer(65) },
  } as unknown as PushSubscription; // the part that is used
  await subscribeAgain(scope, { oldSubscription });
  expect(sent).toEqual([]);
  await rememberSender({ userId: 4, token: 'abc' });
  await subscribeAgain(scope, { oldSubscription });
  await subscribeAgain(scope, { newSubscription: scope.subscription });
  const told = ['Bearer abc', { endpoint: 'https://push.example.com/new', p256dh: 'p', auth: 'a' }];
  expect(sent).toEqual([told, told]);
  expect(scope.registration.pushManager.subscribe).toHaveBeenCalledTimes(1);
});
