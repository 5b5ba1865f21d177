import { expect } from '@playwright/test';
import { ADMIN } from '../support/product';
import { signIn } from './stories/sign-in';
import { DESK, test } from './test';

test('a sequence of keys does not open the find bar', async ({ open }) => {
  const page = await open(DESK, { setting: 'find-as-you-type' });
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.role('heading', 'Dashboard').shown();
  await page.press('g');
  // The find bar would select its match.
  expect(await page.run(() => String(getSelection()))).toBe('');
  await page.press('a');
  await page.role('heading', 'Active Jobs').shown();
});
