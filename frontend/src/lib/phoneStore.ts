/** The name of what a driver's phone keeps: waiting updates, jobs last seen, notes being written. */
export const PHONE_STORE = 'driver-portal';

/** Resolves as well where the browser keeps nothing. Pages that have it open give it up. */
export function deletePhoneStore(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(PHONE_STORE);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
    } catch {
      // Storage was refused, so nothing is kept.
      resolve();
    }
  });
}
