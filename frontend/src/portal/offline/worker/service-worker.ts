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
/** The part of the worker's scope used here; the page's types do not include it. */
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

/** The portal's own pages; the worker does not touch other pages or API calls. */
const PORTAL_PAGES = [/^\/(\?|$)/, /^\/job\/\d+/, /^\/driver\/\d+/];

cleanupOutdatedCaches();
// Filled in by the build: the page and the portal's files. The page is cached with its headers, so
// its content security policy names the nonce it contains.
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
registerRoute(
  new NavigationRoute(createHandlerBoundToURL('/index.html'), { allowlist: PORTAL_PAGES }),
);

// The page caches the code reader if the browser has none.
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
