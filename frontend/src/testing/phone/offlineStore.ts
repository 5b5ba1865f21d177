import { IDBFactory } from 'fake-indexeddb';
import { offlineDatabase } from '../../portal/offline/store/database';

/** jsdom has no IndexedDB; each test that imports this starts with an empty phone. */
Object.assign(globalThis, { indexedDB: new IDBFactory() });

afterEach(
  () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('driver-portal');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(new Error('The store could not be emptied'));
    }),
);

/** Blocks all reads of the stored taps until the returned function is called. */
export async function holdOperations(): Promise<() => void> {
  const work = (await offlineDatabase()).transaction('operations', 'readwrite');
  let isHeld = true;
  const hold = async () => {
    while (isHeld) await work.store.count();
  };
  void hold();
  return () => {
    isHeld = false;
  };
}
