import type { Page } from '@playwright/test';
import { refusedOn, watchPolicy } from '../support/content-policy';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

/** Sources other than the server's own files and the page's inline content. */
const LOOSE = /unsafe-|\*|https?:|blob:|strict-dynamic/;

test.beforeEach(async ({ context }) => {
  await watchPolicy(context);
});

/** Expects the strict policy on the page, and no violation of it. */
async function expectQuiet(page: Page, path: string): Promise<void> {
  const answer = await page.goto(path);
  expect(answer?.headers()['content-security-policy'], path).not.toMatch(LOOSE);
  await page.waitForLoadState('networkidle');
  expect(await refusedOn(page), path).toEqual([]);
}

test('the pages of visitors, the office and programs keep to one strict policy', async ({
  page,
}) => {
  for (const path of ['/', '/login', '/driver', '/no/such/page', '/api/docs', '/api/openapi.json'])
    await expectQuiet(page, path);
  await signIn(page, ADMIN.email, ADMIN.password);
  for (const path of ['/', '/?view=new-dispatch', '/?view=users', '/billing'])
    await expectQuiet(page, path);
});

test('the portal and its worker have the strict policy too', async ({ page, adminApi }) => {
  const driver = await makeDriver(adminApi, 'Policy Driver');
  await signIn(page, driver.email, driver.password);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  expect(await refusedOn(page)).toEqual([]);
});

test('a script that text became runs nowhere', async ({ page }) => {
  await page.goto('/login');
  const refused = await page.evaluate(() => {
    try {
      // Inserted as a string, like an attacker's text.
      document.body.insertAdjacentHTML('beforeend', '<img src="/x" onerror="window.broken = 1">');
      return 'nothing';
    } catch (error) {
      return error instanceof TypeError ? 'text' : String(error);
    }
  });
  expect(refused).toBe('text');
  expect(await refusedOn(page)).toHaveLength(1);
});
