import { join } from 'node:path';
import type { Browser, Page, ViewportSize } from '@playwright/test';
import { test as base } from '@playwright/test';
import { settle } from '../screens/look';
import { tokenOf } from '../support/people';
import { NOW, PASSWORD, startSampleProduct } from './sample-product';

const FOLDER = join(__dirname, '../../docs/screenshots');
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ADMIN = 'admin@example.com';
const DRIVER = 'owen.fitzgerald@example.com';

const test = base.extend<object, { address: string }>({
  address: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads which fixtures are wanted
    async ({}, use) => {
      const product = await startSampleProduct();
      await use(product.address);
      await product.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});

/** A page at the company's morning, for somebody who is signed in. */
async function open(browser: Browser, address: string, email: string, viewport: ViewportSize) {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    locale: 'en-CA',
    serviceWorkers: 'block',
  });
  const token = await tokenOf(context.request, { email, password: PASSWORD });
  await context.addInitScript((bearer) => localStorage.setItem('auth_token', bearer), token);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

async function take(page: Page, name: string): Promise<void> {
  await settle(page);
  await page.screenshot({
    path: join(FOLDER, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
  await page.context().close();
}

test('the dashboard', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/');
  await page.getByRole('link', { name: /^JOB-/ }).first().waitFor();
  await take(page, 'dashboard');
});

test('a new job', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=new-dispatch');
  await page.getByLabel('Customer Name').fill('vent');
  await page.getByRole('option').first().click();
  await page.getByLabel('Multiple Vehicles').check();
  await page.getByLabel('VIN', { exact: true }).first().fill('1HGCM82633A004352');
  await page.getByLabel('Year', { exact: true }).first().fill('2003');
  await page.getByLabel('Make', { exact: true }).first().fill('Honda');
  await page.getByLabel('Model', { exact: true }).first().fill('Accord');
  await page
    .getByLabel(/Unit Price/)
    .first()
    .fill('1250');
  await page.getByRole('heading', { level: 1 }).click();
  await page.evaluate(() => window.scrollTo(0, 0));
  await take(page, 'dispatch');
});

test('the report of a delivered job', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=completed-jobs&show=damaged&layout=list');
  await page.getByRole('link', { name: /^JOB-/ }).first().click();
  const report = page.getByRole('table', { name: 'Report' });
  await report
    .getByRole('button', { name: /^Show photo/ })
    .first()
    .waitFor();
  await report.evaluate((table) => table.scrollIntoView({ block: 'start' }));
  await take(page, 'report');
});

test("a driver's job", async ({ browser, address }) => {
  const page = await open(browser, address, DRIVER, PHONE);
  await page.goto('/');
  await page.getByRole('link', { name: 'View Job Details' }).first().click();
  await page.getByRole('heading', { name: /^JOB-/ }).waitFor();
  await take(page, 'driver');
});

test('an invoice that is overdue', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=invoices&state=overdue');
  await page
    .getByRole('link', { name: /-\d{6}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Take payment' }).waitFor();
  await take(page, 'invoice');
});
