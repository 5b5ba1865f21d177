/** The name of what a driver's phone keeps: waiting updates, jobs last seen, notes being written. */
export const PHONE_STORE = 'driver-portal';

/** Empties the copies of jobs, and keeps what waits to be sent. Resolves as well where there is no store. */
export function deleteJobCopies(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PHONE_STORE);
      // A store that this call would make is not wanted.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = () => resolve();
      request.onsuccess = () => {
        const database = request.result;
        const work = database.transaction('copies', 'readwrite');
        work.objectStore('copies').clear();
        work.oncomplete = work.onabort = () => {
          database.close();
          resolve();
        };
      };
    } catch {
      // Storage was refused, so nothing is kept.
      resolve();
    }
  });
}

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
