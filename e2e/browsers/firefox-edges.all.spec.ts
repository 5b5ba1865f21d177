import type { Setting } from './engines/engine';
import { cameraRefused, tapArrives } from './stories/edges';
import { PHONE, test } from './test';

const SAVED = 'Offline, 1 update saved on this phone';
const UNSAFE = /^This phone cannot save updates.* Keep this page open until 1 update is sent\.$/;

for (const [setting, words] of [
  ['private-window', SAVED],
  ['full-phone', UNSAFE],
] as const satisfies readonly (readonly [Setting, string | RegExp])[])
  test(`loses no update with ${setting}`, async ({ open, product, adminApi }) => {
    const openPhone = (address: string) => open(PHONE, { address, setting });
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
