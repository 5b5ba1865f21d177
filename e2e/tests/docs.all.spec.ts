import { getDocumentProxy } from 'unpdf';
import { goOffline } from '../support/phone/offline';
import { makeDriver, signIn } from '../support/people';
import { pdfText } from '../support/pdf-text';
import { openSettings } from '../support/phone/portal-settings';
import { ADMIN } from '../support/product';
import { contents, field } from '../support/manual';
import { expect, test } from '../support/test';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

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
  ['drivers-iphone', 'delete other data'],
  ['drivers-iphone.fr', 'effacez d’autres données'],
  ['drivers-android', 'delete other data'],
  ['drivers-android.fr', 'effacez d’autres données'],
] as const)
  test(`${name} is printed on one page`, async ({ page }) => {
    await page.goto(`/docs/${name}`);
    const paper = await page.pdf({ preferCSSPageSize: true, printBackground: false });
    const text = await pdfText(paper);
    expect(text).toContain(last);
    expect(text).not.toMatch(/Contents|Sommaire/);
    expect((await getDocumentProxy(new Uint8Array(paper))).numPages).toBe(1);
  });

test('an offline phone opens the page for drivers, in both languages', async ({
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

  await (await openSettings(page)).getByRole('link', { name: 'Help' }).click();
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
    const link = page.getByRole('link', { name: 'Open the manual' });
    await expect(link).toHaveAttribute('href', '/docs');
  });
});
