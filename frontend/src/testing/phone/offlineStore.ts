import 'fake-indexeddb/auto';

/** jsdom has no store of its own; each test that imports this begins with an empty phone. */
afterEach(
  () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase('driver-portal');
      request.onsuccess = () => resolve();
      request.onerror = () => reject(new Error('The store could not be emptied'));
    }),
);
