import { PHONE_STORE } from './phoneStore';

/** The file of a photo goes once the server has it. */
const UNSENT = ['operations', 'photoFiles'];

/** Whether the phone has updates or photos of anybody that the server did not take. */
export function hasUnsentWork(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open(PHONE_STORE);
      // A store that this call would make is not wanted.
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
      // Storage was refused, so nothing is kept.
      resolve(false);
    }
  });
}
