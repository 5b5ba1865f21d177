import { tapArrives } from './stories/edges';
import { PHONE, test } from './test';

test('a private window loses no update while it is open', async ({ open, product, adminApi }) => {
  const openPhone = (address: string) => open(PHONE, { address, setting: 'private-window' });
  const words = 'Offline, 1 update saved on this phone';
  await tapArrives({ openPhone, address: product.address, api: adminApi }, words);
});
