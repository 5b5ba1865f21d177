import { PHONE_STORE } from './phoneStore';

/** A photo's file is deleted once the server has it. */
const UNSENT = ['operations', 'photoFiles'];

/** Whether the phone has updates or photos, of any user, that the server has not accepted. */
export function hasUnsentWork(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PHONE_STORE);
      // Do not create a database that does not exist.
      request.onupgradeneeded = () => request.transaction?.abort();
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        const database = request.result;
        const names = UNSENT.filter((name) => database.objectStoreNames.contains(name));
        if (names.length === 0) {
          database.close();
          resolve(false);
          return;
        }
        const work = database.transaction(names);
        let unsent = 0;
        for (const name of names) {
          const count = work.objectStore(name).count();
          count.onsuccess = () => (unsent += count.result);
        }
        work.oncomplete = work.onabort = () => {
          database.close();
          resolve(unsent > 0);
        };
      };
    } catch {
      // Storage was refused, so nothing is stored.
      resolve(false);
    }
  });
}
