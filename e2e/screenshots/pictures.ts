import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Locator, Page, ViewportSize } from '@playwright/test';
import { test as base } from '@playwright/test';
import { settle } from '../screens/look';
import { tokenOf } from '../support/people';
import { NOW, PASSWORD, startSampleProduct } from './sample-product';

const FOLDER = join(__dirname, '../../docs/screenshots');
const DESK = { width: 1440, height: 900 };
/** Fits the first tiles and seven full rows. */
const DASHBOARD = { width: 1440, height: 884 };
/** Fits the content of a panel. */
const PANEL = { width: 1440, height: 620 };
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

/** A page at the sample company's morning, for a signed-in user. */
async function open(
  browser: Browser,
  address: string,
  email: string,
  viewport: ViewportSize,
  phone: Pick<BrowserContextOptions, 'locale' | 'userAgent'> = {},
) {
  const context = await browser.newContext({
    baseURL: address,
    viewport,
    locale: 'en-CA',
    ...phone,
    serviceWorkers: 'block',
  });
  const token = await tokenOf(context.request, { email, password: PASSWORD });
  await context.addInitScript((bearer) => localStorage.setItem('auth_token', bearer), token);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  return page;
}

async function take(page: Page, name: string, part: Page | Locator = page): Promise<void> {
  await settle(page);
  await part.screenshot({
    path: join(FOLDER, `${name}.png`),
    animations: 'disabled',
    caret: 'hide',
  });
  await page.context().close();
}

test('the dashboard', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DASHBOARD);
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

for (const [locale, details, name] of [
  ['en-CA', 'View Job Details', 'driver'],
  ['fr-CA', 'Voir les détails du transport', 'driver-fr'],
] as const)
  test(`a driver's job in ${locale}`, async ({ browser, address }) => {
    const page = await open(browser, address, DRIVER, PHONE, { locale });
    await page.goto('/');
    await page.getByRole('link', { name: details }).first().click();
    await page.getByRole('heading', { name: /^JOB-/ }).waitFor();
    await take(page, name);
  });

const FIREFOX = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

for (const [locale, details, question, name] of [
  ['en-CA', 'View Job Details', 'Keep your work on this phone?', 'android'],
  [
    'fr-CA',
    'Voir les détails du transport',
    'Conserver vos données sur ce téléphone?',
    'android-fr',
  ],
] as const)
  test(`the question of Firefox on a phone in ${locale}`, async ({ browser, address }) => {
    const phone = { locale, userAgent: FIREFOX };
    const page = await open(browser, address, DRIVER, PHONE, phone);
    await page.goto('/');
    await page.getByRole('link', { name: details }).first().click();
    const region = page.getByRole('region', { name: question });
    await region.evaluate((section) => section.scrollIntoView({ block: 'center' }));
    await take(page, name);
  });

for (const [locale, heading, name] of [
  ['en-CA', 'Sign In', 'iphone'],
  ['fr-CA', 'Connexion', 'iphone-fr'],
] as const)
  test(`the sign-in of an app on an iPhone in ${locale}`, async ({ browser, address }) => {
    const context = await browser.newContext({ baseURL: address, viewport: PHONE, locale });
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'standalone', { value: true }),
    );
    const page = await context.newPage();
    await page.goto('/login');
    await page.getByRole('heading', { name: heading }).waitFor();
    await take(page, name);
  });

test('drivers that fit a job best', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, PANEL);
  await page.goto('/?view=active-jobs&driver=none&sort=pickup&layout=list');
  await page
    .getByRole('button', { name: /^Assign Driver to JOB-/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Give to / }).waitFor();
  await take(page, 'assign', page.getByRole('dialog', { name: 'Assign Driver' }));
});

test('an overdue invoice', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=invoices&state=overdue');
  await page
    .getByRole('link', { name: /-\d{6}$/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Record payment' }).waitFor();
  await take(page, 'invoice');
});

test('money leaks', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=todo&kind=not-invoiced');
  await page.getByRole('link', { name: /^JOB-/ }).first().waitFor();
  await take(page, 'money-leaks');
});

test('roles and permissions', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=users&dialog=roles');
  const table = page.getByRole('dialog', { name: 'Permissions by role' });
  await table.getByRole('row').nth(5).waitFor();
  await take(page, 'roles', table);
});

test('a new API token', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=api-access');
  await page.getByRole('button', { name: /^New token for Orders of the web shop/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill('Orders from the web shop');
  await take(page, 'tokens', dialog);
});

test('an entry of the audit log', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=price-list');
  await page
    .getByRole('button', { name: /^Edit / })
    .first()
    .click();
  await page.getByRole('dialog').getByLabel('Price').fill('95');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.goto('/?view=audit-log&action=price-list.item-changed');
  await page
    .getByRole('button', { name: /^Details: / })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await take(page, 'audit');
});

test('retention settings', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=privacy&q=owen');
  await page
    .getByRole('button', { name: /^Erase / })
    .first()
    .waitFor();
  await take(page, 'privacy');
});

test('an order file before its import', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=import');
  const rows = [
    'Client;Ramassage;Ville de ramassage;Province de ramassage;Ville de livraison;Province de livraison;NIV;Date;Prix',
    'Auto Vent du Nord;410 rue Chabanel;Montréal;QC;Ottawa;ON;1HGCM82633A004352;2026-04-20;1 250,50',
    'Auto Vent du Nord;12 rue Bélair;Québec;QC;Toronto;ON;KP042788;21 avril 2026;980,00',
    'Garage du Fleuve;8 quai Est;Rimouski;QC;Moncton;NB;KP0427;22 avril 2026;1 475,00',
    'Garage du Fleuve;8 quai Est;Rimouski;QC;Halifax;NS;JN123456;23 avril 2026;1 890,00',
  ];
  const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'commandes-avril.csv', mimeType: 'text/csv', buffer });
  await page.getByRole('button', { name: 'Read rows' }).click();
  await page.getByRole('button', { name: /^Correct/ }).waitFor();
  await take(page, 'import');
});

test('a new webhook', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=webhooks');
  await page.getByRole('button', { name: 'New Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'New Webhook' });
  await dialog.getByLabel('Name').fill('Accounting');
  await dialog.getByLabel('Address').fill('https://erp.example.com/dispatch');
  await dialog.getByLabel('Include prices (required for invoice events)').check();
  await dialog.getByLabel('Delivered').check();
  await dialog.getByLabel('Invoice issued').check();
  await take(page, 'webhooks', dialog);
});

test('notices', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, DESK);
  await page.goto('/?view=todo&kind=notices');
  await page
    .getByRole('button', { name: /^Open JOB-/ })
    .first()
    .waitFor();
  await take(page, 'notices');
});

test('a recurring job and its next dates', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, { ...DESK, height: 1100 });
  await page.goto('/?view=recurring-jobs');
  await page.getByRole('button', { name: /^Edit / }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('listitem').nth(9).scrollIntoViewIfNeeded();
  await take(page, 'recurring-jobs', dialog);
});

test('the page of a tracking link', async ({ browser, address }) => {
  const page = await open(browser, address, ADMIN, { ...PHONE, height: 760 });
  const token = await tokenOf(page.request, { email: ADMIN, password: PASSWORD });
  const headers = { Authorization: `Bearer ${token}` };
  const jobs = await page.request.get('/api/jobs?status=in-transit&limit=1', { headers });
  const [{ id }] = await jobs.json();
  const link = await page.request.post(`/api/jobs/${String(id)}/tracking-link`, { headers });
  await page.goto((await link.json()).path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await take(page, 'tracking');
});
