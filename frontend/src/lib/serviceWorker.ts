/** What the browser calls the worker with. */
export const SYNC_TAG = 'driver-operations';
const SCRIPT = '/service-worker.js';
const SCRIPT_POLICY = 'service-worker';

/** Missing without HTTPS and in some private windows, whatever the types say. */
export function workers(): ServiceWorkerContainer | undefined {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
}

/** Pages let no text become a script's address but by a policy that their content policy names. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

let address: string | undefined;

/** Made once: a page may have a policy of one name only once. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // no browser types yet
  const rules = { createScriptURL: () => SCRIPT };
  return (address ??=
    trustedTypes?.createPolicy(SCRIPT_POLICY, rules).createScriptURL(SCRIPT) ?? SCRIPT);
}

/** Line and processor belong to the first view until it stands. */
const AFTER_FIRST_VIEW_MS = 1_000;

/** Lets the portal start without a network from now on. Returns how to give it up before it begins. */
export function addServiceWorker(): () => void {
  const timer = setTimeout(() => {
    workers()
      ?.register(trustedAddress())
      .catch(() => {
        // The portal then starts with a network only; nothing else depends on it.
      });
  }, AFTER_FIRST_VIEW_MS);
  return () => clearTimeout(timer);
}

/**
 * The worker serves drivers' phones alone. Its cached files stay; they hold nothing personal. A worker
 * that is wanted again before the page is closed is not installed again, and would lack them.
 */
export async function removeServiceWorker(): Promise<void> {
  try {
    const all = (await workers()?.getRegistrations()) ?? [];
    await Promise.all(all.map((registration) => registration.unregister()));
  } catch {
    // A browser that refuses workers has none.
  }
}

/** Asks the browser to send what waits even after the page was closed; not every browser can. */
export function askForBackgroundSync(): void {
  void workers()
    ?.getRegistration()
    .then((registration) =>
      (
        registration as
          | { sync?: { register: (tag: string) => Promise<void> } } // no browser types yet
          | undefined
      )?.sync?.register(SYNC_TAG),
    )
    .catch(() => undefined);
}
