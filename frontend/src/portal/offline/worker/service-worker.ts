import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { sendInBackground } from '../queue/sendInBackground';
import { openPushed, type PushScope, showPushed, subscribeAgain } from '../../push/workerPush';
import { SYNC_TAG } from '../../../lib/serviceWorker';

interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface SyncEvent extends WorkerEvent {
  readonly tag: string;
}
interface PushEvent extends WorkerEvent {
  readonly data: { text: () => string } | null;
}
interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}
interface SubscriptionEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}
/** The part of a worker's scope that is used here; the page's types do not know it. */
interface WorkerScope extends PushScope {
  readonly __WB_MANIFEST: PrecacheEntry[];
  readonly clients: PushScope['clients'] & { claim: () => Promise<void> };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'sync', handle: (event: SyncEvent) => void) => void) &
    ((type: 'activate', handle: (event: WorkerEvent) => void) => void) &
    ((type: 'message', handle: (event: MessageEvent) => void) => void) &
    ((type: 'push', handle: (event: PushEvent) => void) => void) &
    ((type: 'notificationclick', handle: (event: NotificationEvent) => void) => void) &
    ((type: 'pushsubscriptionchange', handle: (event: SubscriptionEvent) => void) => void);
}
declare const self: WorkerScope;

/** The portal's own pages; all others, and every call of the API, go to the server untouched. */
const PORTAL_PAGES = [/^\/(\?|$)/, /^\/job\/\d+/, /^\/driver\/\d+/];

cleanupOutdatedCaches();
// Filled in by the build: the page and the portal's files. The page is kept together with its
// headers, so that its content policy names the nonce that it carries.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: PORTAL_PAGES }),
);

// The page keeps the reader of codes where its browser has none of its own.
registerRoute(
  ({ url }) => url.pathname.endsWith('.wasm'),
  async ({ request }) => (await caches.match(request)) ?? fetch(request),
);

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void self.skipWaiting();
});
self.addEventListener('sync', (event) => {
  if (event.tag === SYNC_TAG) event.waitUntil(sendInBackground());
});
self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data?.text())));
self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openPushed(self, event.notification)),
);
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(subscribeAgain(self, event)),
);
