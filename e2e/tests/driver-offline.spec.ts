import type {
  APIRequestContext,
  Browser,
  BrowserContext,
  CDPSession,
  Page,
} from '@playwright/test';
import { goOffline } from '../support/offline';
import { makeDriver, signIn, type DriverAccount } from '../support/people';
import { expect, test } from '../support/test';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const LOADED = 'VEHICLE LOADED - START TRANSPORT';
const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';

interface JobAnswer {
  readonly id: number;
  readonly jobId: string;
  readonly status: string;
  readonly completionNotes: string | null;
}

async function assignJob(api: APIRequestContext, driver: DriverAccount): Promise<JobAnswer> {
  const answer = await api.post('/api/jobs', {
    data: {
      driverId: driver.driverId,
      pickupAddress: '181 Terminal Avenue',
      dropoffAddress: '870 rue Principale',
      vehicleUnitsData: [{ year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' }],
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as JobAnswer;
}

async function jobNow(api: APIRequestContext, id: number): Promise<JobAnswer> {
  return (await (await api.get(`/api/jobs/${String(id)}`)).json()) as JobAnswer;
}

/** How often the job changed to this status, by its history. */
async function stepsTo(api: APIRequestContext, id: number, status: string): Promise<number> {
  const entries = (await (await api.get(`/api/jobs/${String(id)}/activity`)).json()) as {
    after?: { status?: string } | null;
  }[];
  return entries.filter(({ after }) => after?.status === status).length;
}

async function openPhone(browser: Browser, address: string): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, baseURL: address, locale: 'en-CA' });
}

/** A visit with a network, until the phone has all it needs without one. */
async function visitOnce(phone: BrowserContext, driver: DriverAccount): Promise<Page> {
  const page = await phone.newPage();
  await signIn(page, driver.email, driver.password);
  await expect(page.getByText('You have 1 active job.')).toBeVisible();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise<void>((resolve) => {
        active?.addEventListener('statechange', () => {
          if (active.state === 'activated') resolve();
        });
      });
  });
  return page;
}

async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** A driver's phone with a first tap on it, taken where no network is. */
async function tapOffline(browser: Browser, address: string, api: APIRequestContext, name: string) {
  const driver = await makeDriver(api, name);
  const job = await assignJob(api, driver);
  const phone = await openPhone(browser, address);
  const page = await visitOnce(phone, driver);
  await goOffline(page);
  await page.getByRole('link', { name: 'View Job Details' }).click();
  await tap(page, LOADED);
  await expect(page.getByText('Offline, 1 update saved on this phone')).toBeVisible();
  return { driver, job, phone, page };
}

test('taps without a network survive a killed tab and arrive once', async ({
  browser,
  product,
  adminApi,
}) => {
  const {
    job,
    phone,
    page: first,
  } = await tapOffline(browser, product.address, adminApi, 'Odile Hors-Ligne');
  await first.close();

  const second = await phone.newPage();
  await test.step('a cold start without a network goes on where the driver was', async () => {
    await second.goto('/');
    await expect(second.getByText('Hello, Odile!')).toBeVisible();
    await expect(second.getByText(/^Jobs as of \d/)).toBeVisible();
    await second.getByRole('button', { name: /^In Transit/ }).click();
    await second.getByRole('link', { name: 'View Job Details' }).click();
    await expect(second.getByText('MFA12345')).toBeVisible();
    await tap(second, DELIVERED);
    await second.getByLabel('Completion Notes (Optional)').fill('Keys at gate 4');
    await tap(second, 'Complete Delivery');
    await expect(second.getByText(/^Offline, [12] updates? saved on this phone/)).toBeVisible();
    await second.close();
  });

  // With its tabs closed the browser may have sent already, in the background.
  await phone.setOffline(false);
  const pages = [await phone.newPage(), await phone.newPage()];
  await Promise.all(pages.map((page) => page.goto('/')));
  await expect.poll(async () => (await jobNow(adminApi, job.id)).status).toBe('delivered');
  expect(await jobNow(adminApi, job.id)).toMatchObject({ completionNotes: 'Keys at gate 4' });
  for (const page of pages) {
    await expect(page.getByText(/saved on this phone/)).toHaveCount(0);
    await expect(page.getByText('You have 0 active jobs.')).toBeVisible();
  }
  expect(await stepsTo(adminApi, job.id, 'in-transit')).toBe(1);
  expect(await stepsTo(adminApi, job.id, 'delivered')).toBe(1);
  await phone.close();
});

/** How the browser knows the portal's worker. */
async function workerOf(devtools: CDPSession, address: string): Promise<string> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(address));
      if (own) resolve(own.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return registered;
}

test('what waits is sent by the worker, with every page closed', async ({
  browser,
  product,
  adminApi,
}) => {
  const { job, phone, page } = await tapOffline(
    browser,
    product.address,
    adminApi,
    'Noémie Sans-Page',
  );
  const devtools = await phone.newCDPSession(await phone.newPage());
  const registrationId = await workerOf(devtools, product.address);
  await page.close();

  await phone.setOffline(false);
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: product.address,
    registrationId,
    tag: 'driver-operations',
    lastChance: false,
  });
  await expect.poll(async () => (await jobNow(adminApi, job.id)).status).toBe('in-transit');
  await phone.close();
});

test('the worker serves the very page that brought it', async ({ browser, product, adminApi }) => {
  const driver = await makeDriver(adminApi, 'Mona Première');
  await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null))
    .toBe(`${product.address}/service-worker.js`);
  await phone.close();
});

test('an ended session keeps what waits until the driver signs in again', async ({
  browser,
  product,
  adminApi,
}) => {
  const { driver, job, phone, page } = await tapOffline(
    browser,
    product.address,
    adminApi,
    'Paul Expiré',
  );
  const token = await page.evaluate(() => localStorage.getItem('auth_token'));
  await adminApi.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token ?? ''}` } });
  await phone.setOffline(false);

  await expect(page.getByText('Authentication Required')).toBeVisible();
  await expect(
    page.getByText('1 update is saved on this phone. It is sent after you log in.'),
  ).toBeVisible();
  expect((await jobNow(adminApi, job.id)).status).toBe('assigned');

  await test.step('another driver of the phone neither sees nor sends it', async () => {
    const other = await makeDriver(adminApi, 'Quentin Autre');
    const visit = await phone.newPage();
    await signIn(visit, other.email, other.password);
    await expect(visit.getByText('Hello, Quentin!')).toBeVisible();
    await expect(visit.getByText('You have 0 active jobs.')).toBeVisible();
    await expect(visit.getByText(/saved on this phone/)).toHaveCount(0);
    expect((await jobNow(adminApi, job.id)).status).toBe('assigned');
    await visit.getByRole('button', { name: 'Logout' }).click();
    await expect(visit.getByText('You have been successfully logged out.').first()).toBeVisible();
    await visit.close();
  });

  await signIn(page, driver.email, driver.password);
  await expect.poll(async () => (await jobNow(adminApi, job.id)).status).toBe('in-transit');
  await phone.close();
});

test('what dispatch decided meanwhile is told, and holds nothing up', async ({
  browser,
  product,
  adminApi,
}) => {
  const { job, phone, page } = await tapOffline(browser, product.address, adminApi, 'Rita Refus');
  await adminApi.put(`/api/jobs/${String(job.id)}`, { data: { driverId: null } });
  await phone.setOffline(false);
  const card = page.getByRole('alert', { name: `Update not accepted: ${job.jobId}` });
  await expect(card.getByText('This job is no longer assigned to you.')).toBeVisible();
  await page.reload();
  await card.getByRole('button', { name: 'Got it' }).click();
  await expect(card).toHaveCount(0);
  expect((await jobNow(adminApi, job.id)).status).toBe('pending');
  await phone.close();
});

test('logging out with unsent work warns', async ({ browser, product, adminApi }) => {
  const { job, phone, page } = await tapOffline(
    browser,
    product.address,
    adminApi,
    'Simone Sortie',
  );
  await page.getByRole('button', { name: 'Logout' }).click();
  const warning = page.getByRole('alertdialog', { name: 'Updates not sent yet' });
  await expect(warning).toContainText('1 update on this phone was not sent to dispatch.');
  await warning.getByRole('button', { name: 'Cancel' }).click();
  await phone.setOffline(false);
  await expect.poll(async () => (await jobNow(adminApi, job.id)).status).toBe('in-transit');
  await phone.close();
});

test('the phone can install the portal, and the worker leaves the console alone', async ({
  browser,
  product,
  adminApi,
}) => {
  const driver = await makeDriver(adminApi, 'Théo Installe');
  await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  const devtools = await phone.newCDPSession(page);
  const { installabilityErrors } = (await devtools.send('Page.getInstallabilityErrors')) as {
    installabilityErrors: { errorId: string }[];
  };
  // Private windows, which the tests run in, are the one thing in the way.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.startsWith('/assets/driver.'))).toBe(true);
  expect(kept.filter((path) => /^\/api|console|landing/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await phone.close();
});
