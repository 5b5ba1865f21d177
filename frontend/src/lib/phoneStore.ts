/** The phone's database: pending updates, last seen jobs, and draft notes. */
export const PHONE_STORE = 'driver-portal';

/** Deletes the job copies and keeps unsent work. Also resolves if there is no database. */
export function deleteJobCopies(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PHONE_STORE);
      // Do not create a database that does not exist.
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
      // Storage was refused, so nothing is stored.
      resolve();
    }
  });
}

/** Also resolves if the browser stores nothing. Pages that have it open close it. */
export function deletePhoneStore(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.deleteDatabase(PHONE_STORE);
      request.onsuccess = () => resolve();
      request.onerror = () => resolve();
    } catch {
      // Storage was refused, so nothing is stored.
      resolve();
    }
  });
}
