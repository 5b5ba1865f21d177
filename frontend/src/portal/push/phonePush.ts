import type { ApiDispatch } from '../../api/api';
import { getPushKey, subscribeToPush } from '../../api/push';
import { readToken } from '../../api/request/sessionToken';
import type { Language } from '../../lib/languages';
import { workers } from '../../lib/serviceWorker';
import { postAs } from '../offline/queue/postAs';

/** The result of turning notifications on. */
export type PushOutcome = 'on' | 'denied' | 'failed';

/** Missing without HTTPS, in some private windows, and on iPhones until the portal is on the home screen. */
export function canBePushed(): boolean {
  return (
    workers() !== undefined &&
    typeof PushManager !== 'undefined' &&
    typeof Notification !== 'undefined'
  );
}

export function isPushDenied(): boolean {
  return canBePushed() && Notification.permission === 'denied';
}

/**
 * Asks the driver through the browser's prompt, if not yet answered, and registers the phone with
 * the server.
 */
export async function turnPushOn(dispatch: ApiDispatch, language: Language): Promise<PushOutcome> {
  // Must come first, during the user's press: some browsers prompt only then.
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return 'denied';
  try {
    const isThere = await renewPush(dispatch, language);
    return isThere ? 'on' : 'failed';
  } catch {
    return 'failed';
  }
}

/** Subscribes, again if the server has a new key, and confirms the phone to the server. */
export async function renewPush(dispatch: ApiDispatch, language: Language): Promise<boolean> {
  const manager = await pushManager();
  if (manager === undefined || Notification.permission !== 'granted') return false;
  const asked = dispatch(getPushKey.initiate(undefined, { subscribe: false, forceRefetch: true }));
  const { publicKey } = await asked.unwrap();
  const key = bytesOf(publicKey);
  const known = await manager.getSubscription();
  const isSame = known !== null && isSameKey(known.options.applicationServerKey, key);
  if (known !== null && !isSame) await known.unsubscribe();
  const subscription =
    known !== null && isSame
      ? known
      : await manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  const newPushSubscription = { endpoint: endpoint ?? '', p256dh, auth, language };
  await dispatch(subscribeToPush.initiate({ newPushSubscription })).unwrap();
  return true;
}

/** Ends notifications on this phone, even if the server is unreachable. */
export async function turnPushOff(): Promise<void> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await Promise.allSettled([
    // Bypasses the store, which aborts its requests at logout.
    postAs(readToken(), {
      address: '/api/push/subscriptions/end',
      contentType: 'application/json',
      body: JSON.stringify({ endpoint }),
      answerWithinMs: 20_000,
    }),
    subscription.unsubscribe(),
  ]);
}

async function pushManager(): Promise<PushManager | undefined> {
  return (await workers()?.getRegistration())?.pushManager;
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isSameKey(known: ArrayBuffer | null, key: Uint8Array): boolean {
  const bytes = new Uint8Array(known ?? new ArrayBuffer(0));
  return bytes.length === key.length && bytes.every((byte, place) => byte === key[place]);
}
