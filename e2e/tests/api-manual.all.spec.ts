import type { Page } from '@playwright/test';
import { contents, field, refusals } from '../support/manual';
import { expect, test } from '../support/test';

const links = (page: Page) => contents(page).getByRole('listitem').getByRole('link');

/** The operation as shown in the manual, within the viewport. */
async function expectOpened(page: Page, id: string) {
  const operation = page.locator(`#operations-${id}`);
  await expect(operation.locator('.opblock-body')).toBeVisible();
  await expect(operation.locator('.opblock-summary')).toBeInViewport();
}

test('on a desktop the contents are next to the manual and open the clicked entry', async ({
  page,
}) => {
  const refused = refusals(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/docs');
  await page.locator('.opblock').first().waitFor();
  expect(await links(page).count()).toBe(await page.locator('.opblock').count());

  await contents(page).getByRole('link', { name: 'Save a view of a list' }).click();
  await expectOpened(page, 'Saved_views-saveView');
  await expect(page).toHaveURL(/#\/Saved%20views\/saveView$/);
  await expect(contents(page).locator('[aria-current]')).toHaveText(/Save a view of a list/);
  await expect(page.locator('#operations-Saved_views-saveView button').first()).toBeFocused();

  await test.step('the address is shared', async () => {
    await page.goto('about:blank');
    await page.goto('/api/docs#/Saved%20views/saveView');
    await expectOpened(page, 'Saved_views-saveView');
    await expect(contents(page).locator('[aria-current]')).toBeInViewport();
  });

  await test.step('the way back goes to what was open before', async () => {
    await contents(page).getByRole('link', { name: 'Sign in', exact: false }).first().click();
    await expectOpened(page, 'Sign-in-login');
    await page.goBack();
    await expect(page).toHaveURL(/#\/Saved%20views\/saveView$/);
    await expectOpened(page, 'Saved_views-saveView');
  });
  expect(refused).toEqual([]);
});

test('the search finds all words in any position, using only the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/api/docs');
  await page.locator('.opblock').first().waitFor();
  const all = await links(page).count();

  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('Customers DELETÉcustomer');
  await expect(page.getByRole('status')).toHaveText('1 operation');
  await expect(links(page)).toHaveText(/Delete a customer.*DELETE \/api\/customers\/\{id\}/s);

  await test.step('by a parameter, and by a field of the body', async () => {
    await field(page).fill('limit offset activity');
    await expect(links(page).filter({ hasText: 'List the activity log' })).toBeVisible();
    await field(page).fill('currentPassword');
    await expect(links(page)).toHaveText(/^\s*Change the password/);
  });

  await test.step('nothing found is said', async () => {
    await field(page).fill('password zeppelin');
    await expect(page.getByRole('status')).toHaveText('No operation has all of these words.');
    await expect(links(page)).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(links(page)).toHaveCount(all);
  });

  await test.step('arrows walk, Enter goes', async () => {
    await page.keyboard.type('cancelJob');
    await page.keyboard.press('ArrowDown');
    await expect(links(page).first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expectOpened(page, 'Jobs-cancelJob');
    await page.keyboard.press('/');
    await page.keyboard.type('suggest addresses');
    await page.keyboard.press('Enter');
    await expectOpened(page, 'Addresses-suggestAddresses');
  });
});

test('on a phone the contents open from a bar and close after a choice', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/api/docs#/Jobs/createJob');
  await expectOpened(page, 'Jobs-createJob');
  await expect(field(page)).toBeHidden();

  await page.getByText('Contents and search').click();
  await field(page).fill('billing summary');
  await contents(page).getByRole('link').first().click();
  await expect(field(page)).toBeHidden();
  await expectOpened(page, 'Billing-getBillingSummary');

  await test.step('the bar covers nothing of it', async () => {
    const bar = await page.getByText('Contents and search').boundingBox();
    const operation = await page.locator('#operations-Billing-getBillingSummary').boundingBox();
    expect(operation!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  });
  await test.step('nothing is wider than the phone', async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});
