import { PHONE, test } from './test';

test('says that without cookies and storage nobody stays signed in', async ({ open }) => {
  const page = await open(PHONE, { setting: 'no-storage' });
  await page.goto('/login');
  await page.text(/^This browser blocks cookies and stored data/).shown();
});
