import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

test('an open console can load parts after a deployment removed its own', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, ADMIN.email, ADMIN.password);
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isOldPage: true }));

  // Until the page is reloaded, every requested part is missing.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await page.unroute('**/assets/**');
    await route.fallback();
  });
  await page.getByRole('link', { name: 'Customers' }).click();

  await expect(page.getByRole('heading', { name: 'Customer Directory' })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('view')).toBe('customers');
  expect(await page.evaluate(() => 'isOldPage' in window)).toBe(false);
});
