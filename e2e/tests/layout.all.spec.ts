import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

/** Its own company, whose users have the names below. */
test.use({ company: 'layout' });

const NAME = 'Étienne Gagnon-Tremblay';
const CUSTOMER = 'Automobiles Vent du Nord';
const EMAIL = 'etienne.gagnon@example.com';

async function makePeople(api: APIRequestContext) {
  const user = { password: 'a person of the tests', role: 'driver', driverPhone: '514-555-0134' };
  const made = await api.post('/api/admin/users', { data: { ...user, name: NAME, email: EMAIL } });
  expect([201, 409]).toContain(made.status());
  const place = { city: 'Montréal', province: 'QC', phone: '514-555-0177' };
  const customer = { name: CUSTOMER, contactName: NAME, email: EMAIL, ...place };
  expect((await api.post('/api/customers', { data: customer })).status()).toBe(201);
}

async function open(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 844 });
  await signIn(page, ADMIN.email, ADMIN.password);
  await page.waitForURL('**/');
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Texts that are cut off with an ellipsis. */
const cutTexts = (page: Page, within: string) =>
  page
    .locator(within)
    .evaluateAll((all) =>
      all
        .filter(
          (one) => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1,
        )
        .map((one) => one.textContent),
    );

for (const [view, table] of [
  ['users', 'User Management'],
  ['drivers', 'Drivers'],
  ['customers', 'Customer Directory'],
] as const)
  test(`names and e-mails are whole at 1280 px: ${view}`, async ({ page, adminApi }) => {
    await makePeople(adminApi);
    await open(page, `/?view=${view}&layout=list`, 1280);
    const rows = page.getByRole('table', { name: table });
    await rows.getByText(EMAIL).first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    const cut = await cutTexts(page, 'tbody :is(.cut, .cut-second, .record-link)');
    expect(cut.filter((text) => [NAME, EMAIL, CUSTOMER].includes(text))).toEqual([]);
  });

test('the choice between one and several vehicles is at the edge of the form', async ({ page }) => {
  await open(page, '/?view=new-dispatch', 1280);
  const vehicle = page.getByRole('region', { name: 'Vehicle Information' });
  const circle = vehicle.getByRole('radio').first();
  const field = vehicle.getByRole('combobox', { name: 'VIN' }).locator('xpath=..');
  const [one, other] = [await circle.boundingBox(), await field.boundingBox()];
  expect(Math.abs((one?.x ?? 0) - (other?.x ?? -99))).toBeLessThanOrEqual(2.5);
});

test('suggestions scroll in a list of about 200 px', async ({ page, adminApi }) => {
  await makePeople(adminApi);
  await open(page, '/?view=new-dispatch', 1280);
  await page.getByRole('combobox', { name: 'Customer Name' }).fill('Auto');
  await page.getByRole('option', { name: CUSTOMER }).first().waitFor();
  await expect(page.getByRole('listbox')).toHaveCSS('max-height', '200px');
});

test('on a phone the company name is not cut off, and filters are behind a button', async ({
  page,
}) => {
  await open(page, '/?view=active-jobs', 390);
  await page.evaluate(() => document.fonts.ready);
  expect(await cutTexts(page, '.shell-head .type-h3')).toEqual([]);
  const head = await page.locator('.page-header').boundingBox();
  expect(head?.height).toBeLessThan(844 / 6);
  await page.getByRole('button', { name: 'Filters and order' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Driver Portal' })).toBeVisible();
  await expect(menu.getByRole('button', { name: 'Logout' })).toBeVisible();
});

/** Whether an empty field shows its whole placeholder. */
const placeholder = (field: Locator) =>
  field.evaluate((input: HTMLInputElement) => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return 'unknown';
    context.font = getComputedStyle(input).font;
    return context.measureText(input.placeholder).width > input.clientWidth ? 'cut' : 'whole';
  });

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });
  test('the placeholder of a search can be read on a phone', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'fr-CA'));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/login');
    await page.getByLabel('Courriel').fill(ADMIN.email);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/');
    for (const path of [
      'active-jobs',
      'completed-jobs',
      'billing',
      'drivers',
      'customers',
      'users',
    ]) {
      await page.goto(`/?view=${path}`);
      const field = page.getByRole('searchbox');
      await field.waitFor();
      // Before its font is loaded, a text may be wider.
      await expect.poll(async () => `${path}: ${await placeholder(field)}`).toBe(`${path}: whole`);
    }
  });
});
