import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { goOffline } from '../support/offline';
import { makeDriver, signIn } from '../support/people';
import { pdfText } from '../support/pdf-text';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const field = (page: Page) => page.getByRole('searchbox', { name: /^Search the manual/ });
const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

/** What the page says that its content policy refused. */
function refusals(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) said.push(message.text());
  });
  return said;
}

test('the manual is read from its contents, with its pictures', async ({ page }) => {
  const refused = refusals(page);
  await page.setViewportSize(DESK);
  await page.goto('/docs');
  await contents(page).getByRole('link', { name: 'The day at the desk' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The day at the desk' })).toBeVisible();
  await expect(contents(page).locator('[aria-current]')).toHaveText('The day at the desk');

  await test.step('its sections stand below it, those of other pages do not', async () => {
    const section = contents(page).getByRole('link', { name: 'A new job in nine keys' });
    await section.click();
    await expect(
      page.getByRole('heading', { level: 2, name: 'A new job in nine keys' }),
    ).toBeInViewport();
    await expect(contents(page).getByRole('link', { name: 'Every night' })).toBeHidden();
  });

  await test.step('every picture loads', async () => {
    const broken = await page
      .locator('main img')
      .evaluateAll(
        (all) =>
          all.filter((one) => one instanceof HTMLImageElement && one.naturalWidth === 0).length,
      );
    expect(broken).toBe(0);
  });

  await test.step('a link leads to another page of the manual', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Reports, papers and claims' }).click();
    await expect(page).toHaveURL(/\/docs\/report$/);
  });
  expect(refused).toEqual([]);
});

test('the search finds all words wherever they stand, by keyboard alone', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/docs/drivers');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('cron NIGHT');
  await expect(page.getByRole('status')).toHaveText('1 page');
  await expect(contents(page).getByRole('link', { name: 'Every night' })).toBeVisible();

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/backup#every-night$/);
  await expect(page.getByRole('heading', { name: 'Every night' })).toBeInViewport();

  await test.step('by the name of a setting, and in French without accents', async () => {
    await field(page).fill('smtp_url');
    await expect(contents(page).getByRole('link', { name: 'E-mail of invoices' })).toBeVisible();
    await field(page).fill('chauffeur depannage');
    await expect(page.getByRole('status')).toHaveText('No page has all of these words.');
    await field(page).fill('verifier niv');
    await expect(contents(page).getByRole('link', { name: 'Vérifier le NIV' })).toBeVisible();
  });
});

test('on a phone the contents open from a bar, and nothing is wider than the phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  const start = await (await request.get('/docs')).text();
  const names = new Set([...start.matchAll(/href="(\/docs\/[\w.-]+)"/g)].map(([, name]) => name));
  names.delete('/docs/contents.css');
  names.delete('/docs/docs.css');
  expect(names.size).toBeGreaterThan(5);
  for (const name of names) {
    await page.goto(name ?? '');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  }

  await page.goto('/docs/backup');
  await expect(field(page)).toBeHidden();
  await page.getByText('Contents and search').click();
  await contents(page).getByRole('link', { name: 'Restore', exact: true }).click();
  await expect(field(page)).toBeHidden();
  const bar = await page.getByText('Contents and search').boundingBox();
  const heading = await page.getByRole('heading', { name: 'Restore', exact: true }).boundingBox();
  expect(heading!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
});

for (const [name, last] of [
  ['drivers', 'Sign out'],
  ['drivers.fr', 'Déconnecter'],
] as const)
  test(`${name} is printed on one page`, async ({ page }) => {
    await page.goto(`/docs/${name}`);
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: false });
    const text = await pdfText(paper);
    expect(text).toContain(last);
    expect(text).not.toMatch(/Contents|Sommaire/);
    expect((await getDocumentProxy(new Uint8Array(paper))).numPages).toBe(1);
  });

test('a phone without a network opens the page for drivers, in both languages', async ({
  browser,
  product,
  adminApi,
}) => {
  const driver = await makeDriver(adminApi, 'Lise Manuel');
  const phone = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    baseURL: product.address,
    locale: 'en-CA',
  });
  const page = await phone.newPage();
  await signIn(page, driver.email, driver.password);
  await expect(page.getByText('You have 0 active jobs.')).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) => {
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') resolve();
        });
      });
  });
  await goOffline(page);

  await page.getByRole('button', { name: /Lise Manuel/ }).click();
  await page.getByRole('menuitem', { name: 'Help' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Drivers: your jobs on the phone' }),
  ).toBeVisible();
  const picture = page.getByRole('img', { name: /^A job on the phone/ });
  expect(await picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(390);
  expect(await page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');

  await page.goto('/docs/drivers.fr');
  await expect(page.getByRole('heading', { level: 1, name: /^Chauffeurs/ })).toBeVisible();
  await page.getByRole('link', { name: 'Retour à Vehicle Dispatch' }).click();
  await expect(page.getByText('Hello, Lise!')).toBeVisible();
  await phone.close();
});

test('sign-in, account and help lead to the manual', async ({ page }) => {
  await page.setViewportSize(DESK);
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Help' })).toHaveAttribute('href', '/docs');
  await signIn(page, ADMIN.email, ADMIN.password);

  await test.step('from the account, beside what is open', async () => {
    await page.getByRole('button', { name: /Administrator/ }).click();
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('menuitem', { name: 'Help' }).click(),
    ]);
    await expect(opened.getByRole('heading', { level: 1, name: 'Manual' })).toBeVisible();
    await opened.close();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('from the keyboard shortcuts', async () => {
    await page.keyboard.press('?');
    const link = page.getByRole('link', { name: 'The whole manual' });
    await expect(link).toHaveAttribute('href', '/docs');
  });
});
