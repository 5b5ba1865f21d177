import { postAs } from '../offline/queue/postAs';
import { readSender } from '../offline/store/database';
import { OPEN_FROM_PUSH, pathOfPushed, readPushed } from './pushedMessage';

const SUBSCRIPTIONS = '/api/push/subscriptions';
const ANSWER_WITHIN_MS = 30_000;

interface Page {
  readonly visibilityState: string;
  focus: () => Promise<unknown>;
  postMessage: (message: unknown) => void;
}

interface Shown {
  readonly data: unknown;
  close: () => void;
}

/** The part of the worker's scope that push needs; the page's types do not include it. */
export interface PushScope {
  readonly clients: {
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<Page[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly pushManager: Pick<PushManager, 'subscribe'>;
    showNotification: (title: string, options: object) => Promise<void>;
    getNotifications: () => Promise<readonly unknown[]>;
  };
  readonly navigator: { setAppBadge?: (count: number) => Promise<void> };
}

const pagesOf = (scope: PushScope) =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true });

/**
 * Shows a push notification. A visible page has its own sound and vibration, so the notification is
 * silent then.
 */
export async function showPushed(scope: PushScope, text: string | undefined): Promise<void> {
  const message = readPushed(text);
  if (message === null) return;
  const isSeen = (await pagesOf(scope)).some(
    ({ visibilityState }) => visibilityState === 'visible',
  );
  const { jobId, title, body } = message;
  await scope.registration.showNotification(title, {
    ...{ body, data: message, tag: `job-${String(jobId)}`, icon: '/icon-192.png' },
    ...(isSeen ? { silent: true } : { renotify: true, vibrate: [200, 100, 200] }),
  });
  if (isSeen) return;
  const waiting = await scope.registration.getNotifications();
  await scope.navigator.setAppBadge?.(waiting.length);
}

/** Opens the job in the open portal, or in a new one. */
export async function openPushed(scope: PushScope, shown: Shown): Promise<void> {
  shown.close();
  const message = readPushed(JSON.stringify(shown.data));
  const path = message === null ? '/' : pathOfPushed(message);
  const [page] = await pagesOf(scope);
  if (page === undefined) {
    await scope.clients.openWindow(path);
    return;
  }
  // The page navigates even if the browser does not let the worker focus it.
  page.postMessage({ [OPEN_FROM_PUSH]: path });
  await page.focus();
}

interface Changed {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** The browser assigned a new push address; the language stays the user's. */
export async function subscribeAgain(scope: PushScope, changed: Changed): Promise<void> {
  const { oldSubscription, newSubscription } = changed;
  const applicationServerKey = oldSubscription?.options.applicationServerKey ?? null;
  const sender = await readSender();
  if (!sender || (!newSubscription && applicationServerKey === null)) return;
  const subscription =
    newSubscription ??
    (await scope.registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey,
    }));
  const { endpoint, keys } = subscription.toJSON();
  await postAs(sender.token, {
    address: SUBSCRIPTIONS,
    contentType: 'application/json',
    body: JSON.stringify({ endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] }),
    answerWithinMs: ANSWER_WITHIN_MS,
  });
}
