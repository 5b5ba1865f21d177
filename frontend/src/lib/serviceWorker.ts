/** The tag of the browser's sync event for the worker. */
export const SYNC_TAG = 'driver-operations';
const SCRIPT = '/service-worker.js';
const SCRIPT_POLICY = 'service-worker';

/** Missing without HTTPS and in some private windows, although the type says otherwise. */
export function workers(): ServiceWorkerContainer | undefined {
  return (navigator as { serviceWorker?: ServiceWorkerContainer }).serviceWorker;
}

/** Trusted Types: a script URL must come from a policy that the content security policy names. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (address: string) => string };
}

let address: string | undefined;

/** Created once: a page may create a policy of the same name only once. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // no browser types yet
  const rules = { createScriptURL: () => SCRIPT };
  return (address ??=
    trustedTypes?.createPolicy(SCRIPT_POLICY, rules).createScriptURL(SCRIPT) ?? SCRIPT);
}

/** The first view has the network and the CPU to itself for this time. */
const AFTER_FIRST_VIEW_MS = 1_000;

/** Enables the portal's offline start. Returns a function that cancels it before it begins. */
export function addServiceWorker(): () => void {
  const timer = setTimeout(() => {
    workers()
      ?.register(trustedAddress())
      .catch(() => {
        // The portal then starts only with a network; nothing else depends on it.
      });
  }, AFTER_FIRST_VIEW_MS);
  return () => clearTimeout(timer);
}

/**
 * The service worker is for drivers' phones only. Its cached files stay, because they contain no
 * personal data. A worker registered again before the page closes is not reinstalled and would lack
 * them.
 */
export async function removeServiceWorker(): Promise<void> {
  try {
    const all = (await workers()?.getRegistrations()) ?? [];
    await Promise.all(all.map((registration) => registration.unregister()));
  } catch {
    // A browser that refuses workers has none.
  }
}

/**
 * Asks the browser to send unsent work even after the page is closed; not every browser supports
 * this.
 */
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
