import { storageIsAllowed, storageIsRefused } from './stories/kept-storage';
import { PHONE, test } from './test';

test('Firefox asks for storage only after a press', async ({ open, adminApi }) => {
  await storageIsAllowed(await open(PHONE, { setting: 'storage-allowed' }), adminApi);
});

test('a refusal of storage is explained once', async ({ open, adminApi }) => {
  await storageIsRefused(await open(PHONE, { setting: 'storage-refused' }), adminApi);
});
