import type { APIRequestContext, Browser, BrowserContext, Page } from '@playwright/test';
import { CAB_RULES, cabBreaches, largestOther, textSize } from '../support/phone/cab';
import { goOffline } from '../support/phone/offline';
import { makeDriver, signIn, type DriverAccount } from '../support/people';
import { openSettings } from '../support/phone/portal-settings';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

const LOADED = 'VEHICLE LOADED - START TRANSPORT';
const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';
const ADDRESS = /181 Terminal Avenue|870 rue Principale|Saint-Louis-du-Ha! Ha!|Toronto/;
const VIN = 'MFA12345';
const BAR_HEIGHT = 64;
/** The portal shows contacts only if the company has entered them. */
const DISPATCH = { phone: '416-555-0142', email: 'dispatch@example.com' };
const WIDTHS = [320, 390];
const LARGEST = [22, 28] as const;

interface JobAnswer {
  readonly id: number;
  readonly jobId: string;
}

async function assignJob(api: APIRequestContext, driver: DriverAccount): Promise<JobAnswer> {
  const customer = await api.post('/api/customers', {
    data: {
      name: `Encan et Transport Interprovincial Limitée ${driver.email}`,
      phone: '416-555-0122',
    },
  });
  const { id: customerId } = (await customer.json()) as { id: number };
  const answer = await api.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      customerId,
      pickupAddress: '181 Terminal Avenue',
      pickupCity: 'Toronto',
      pickupProvince: 'ON',
      pickupContactName: 'Jas Pickup',
      pickupContactPhone: '416-555-0155',
      dropoffAddress: '870 rue Principale',
      dropoffCity: 'Saint-Louis-du-Ha! Ha!',
      dropoffProvince: 'QC',
      specialInstructions: 'Call at the gate.',
      vehicleUnitsData: [{ year: 2021, make: 'Ford', model: 'F-150', vinLast8: VIN }],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobAnswer;
}

interface PhoneLook {
  readonly width: number;
  /** Like the phone's setting for larger text. */
  readonly textShare?: string;
  readonly primaryColor?: string;
}

async function openPhone(browser: Browser, address: string, look: PhoneLook) {
  const phone = await browser.newContext({
    viewport: { width: look.width, height: 780 },
    hasTouch: true,
    isMobile: true,
    baseURL: address,
    locale: 'en-CA',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  const { textShare, primaryColor = '#1d4ed8' } = look;
  if (textShare !== undefined)
    await phone.addInitScript((share) => {
      addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = share));
    }, textShare);
  await phone.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...config, ...DISPATCH, primaryColor } });
  });
  return phone;
}

async function expectFit(page: Page, screen: string): Promise<void> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
  expect.soft(await cabBreaches(page), screen).toEqual([]);
}

async function expectActionBar(page: Page, name: string): Promise<void> {
  const bar = page.getByRole('button', { name });
  const box = await bar.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  expect(box?.height).toBeGreaterThanOrEqual(BAR_HEIGHT);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(height - BAR_HEIGHT / 2);
}

/** Checks each screen of a driver's day. */
async function walkTheDay(
  phone: BrowserContext,
  api: APIRequestContext,
  driver: DriverAccount,
  look: (page: Page, screen: string) => Promise<void>,
): Promise<void> {
  const job = await assignJob(api, driver);
  const page = await phone.newPage();
  // Offline, nothing more loads: the script of the dialogs loads after the first view.
  const lateParts = Promise.all(
    [/\/theme\.\w+\.js/, /\/complete\.\w+\.js/, /\/confirm\.\w+\.js/].map(async (part) =>
      (await page.waitForResponse(part)).finished(),
    ),
  );
  await signIn(page, driver.email, driver.password);
  await expect(page.getByText('You have 1 active job.')).toBeVisible();
  await lateParts;
  await look(page, 'dashboard');
  const settings = await openSettings(page);
  await look(page, 'settings');
  await settings.getByRole('button', { name: 'Close' }).click();

  await page.getByRole('link', { name: 'View Job Details' }).click();
  await expect(page.getByRole('button', { name: LOADED })).toBeVisible();
  await look(page, 'job detail');

  await goOffline(page);
  await page.getByRole('button', { name: LOADED }).click();
  await expect(page.getByText('Offline, 1 update saved on this phone')).toBeVisible();
  await look(page, 'job detail offline');
  await page.getByRole('button', { name: DELIVERED }).click();
  await expect(page.getByRole('dialog', { name: 'Complete Delivery' })).toBeVisible();
  await look(page, 'completion dialog');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Updates not sent yet' })).toBeVisible();
  await look(page, 'logout warning');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await api.put(`/api/jobs/${String(job.id)}`, { data: { driverId: null } });
  await phone.setOffline(false);
  await expect(
    page.getByRole('alert', { name: `Update not accepted: ${job.jobId}` }),
  ).toBeVisible();
  await look(page, 'refused update');
  await page.close();
}

for (const width of WIDTHS) {
  test(`every screen fits a gloved hand and eyes in the sun at ${String(width)} px`, async ({
    browser,
    product,
    adminApi,
  }) => {
    const driver = await makeDriver(adminApi, 'Ursule Gantée');
    const phone = await openPhone(browser, product.address, { width });
    await walkTheDay(phone, adminApi, driver, async (page, screen) => {
      await expectFit(page, screen);
      if (screen === 'dashboard') {
        expect(await textSize(page, 'You have 1 active job.')).toBe(18);
      }
      if (screen === 'job detail') await expectActionBar(page, LOADED);
      if (screen === 'completion dialog')
        expect(
          (await page.getByRole('button', { name: 'Complete Delivery' }).boundingBox())?.height,
        ).toBeGreaterThanOrEqual(BAR_HEIGHT);
    });
    await phone.close();
  });
}

test('the addresses and the last eight of the VIN are the largest texts', async ({
  browser,
  product,
  adminApi,
}) => {
  const driver = await makeDriver(adminApi, 'Victor Vinet');
  const phone = await openPhone(browser, product.address, { width: 320 });
  await assignJob(adminApi, driver);
  const page = await phone.newPage();
  await signIn(page, driver.email, driver.password);
  const expectLargest = async (within: string) => {
    const other = await largestOther(page, within, new RegExp(`${ADDRESS.source}|${VIN}`));
    for (const text of ['181 Terminal Avenue', 'Toronto, ON', '870 rue Principale', VIN]) {
      const size = await textSize(page, text);
      expect(size, text).toBeGreaterThanOrEqual(Math.max(other, LARGEST[0]));
      expect(size, text).toBeLessThanOrEqual(LARGEST[1]);
    }
  };
  await page.getByRole('article').waitFor();
  await expectLargest('article');
  await page.getByRole('link', { name: 'View Job Details' }).click();
  await page.getByRole('button', { name: LOADED }).waitFor();
  expect(await textSize(page, 'Call at the gate.')).toBe(18);
  await expectLargest('main');
  await phone.close();
});

for (const width of WIDTHS) {
  test(`text of twice the size needs no scrolling sideways at ${String(width)} px`, async ({
    browser,
    product,
    adminApi,
  }) => {
    const driver = await makeDriver(adminApi, 'Wilfrid Presbyte');
    const phone = await openPhone(browser, product.address, { width, textShare: '200%' });
    await walkTheDay(phone, adminApi, driver, expectFit);
    await phone.close();
  });
}

for (const primaryColor of ['#ffeb3b', '#9ca3af', '#ff5722']) {
  test(`an awkward company colour is read in the sun: ${primaryColor}`, async ({
    browser,
    product,
    adminApi,
  }) => {
    const driver = await makeDriver(adminApi, 'Xavière Couleur');
    const phone = await openPhone(browser, product.address, { width: 390, primaryColor });
    await walkTheDay(phone, adminApi, driver, expectFit);
    await phone.close();
  });
}

test('the picker also meets the rules', async ({ browser, product, adminApi }) => {
  await makeDriver(adminApi, 'Yolande Choisie');
  for (const width of WIDTHS) {
    const phone = await openPhone(browser, product.address, { width });
    const page = await phone.newPage();
    await signIn(page, ADMIN.email, ADMIN.password);
    await page.goto('/driver-login');
    await expect(page.getByRole('combobox')).toBeVisible();
    await expectFit(page, `picker at ${String(width)} px`);
    await page.getByRole('combobox').click();
    await expect(page.getByRole('option').first()).toBeVisible();
    // The entries of one list touch; each is as high as a touch target.
    expect(await cabBreaches(page, { ...CAB_RULES, gap: 0 }), 'open picker').toEqual([]);
    await phone.close();
  }
});
