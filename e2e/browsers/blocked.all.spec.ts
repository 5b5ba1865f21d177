import { cameraRefused, tapArrives } from './stories/edges';
import { PHONE, test } from './test';

test('a full phone loses no update', async ({ open, product, adminApi }) => {
  const openPhone = (address: string) => open(PHONE, { address, setting: 'full-phone' });
  const words = /^This phone cannot save updates.* Keep this page open until 1 update is sent\.$/;
  await tapArrives({ openPhone, address: product.address, api: adminApi }, words);
});

test('says that without cookies and storage nobody stays signed in', async ({ open }) => {
  const page = await open(PHONE, { setting: 'no-storage' });
  await page.goto('/login');
  await page.text(/^This browser blocks cookies and stored data/).shown();
});

test('names a refused camera, and accepts a typed VIN', async ({ open, adminApi }) => {
  await cameraRefused(await open(PHONE, { setting: 'no-camera' }), adminApi);
});
