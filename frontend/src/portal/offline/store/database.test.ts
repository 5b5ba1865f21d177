import '../../../testing/phone/offlineStore';
import { listOperations } from '../queue/operationTable';
import { offlineDatabase } from './database';

test('a phone used before photos existed keeps its taps', async () => {
  await new Promise<void>((resolve) => {
    const opening = indexedDB.open('driver-portal', 1);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      const operations = database.createObjectStore('operations', {
        keyPath: 'place',
        autoIncrement: true,
      });
      operations.createIndex('id', 'id', { unique: true });
      operations.createIndex('userId', 'userId');
      operations.add({ id: 'before', userId: 2 });
      for (const name of ['copies', 'drafts'])
        database
          .createObjectStore(name, { keyPath: ['userId', 'x'] })
          .createIndex('userId', 'userId');
      database.createObjectStore('sender');
      database.createObjectStore('birth').put('born', 'id');
    };
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
  expect((await listOperations(2)).map(({ id }) => id)).toEqual(['before']);
  expect([...(await offlineDatabase()).objectStoreNames]).toContain('photoFiles');
});
