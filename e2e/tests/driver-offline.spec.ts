import type { APIRequestContext, CDPSession } from '@playwright/test';
import { jobNow, tap, tapOffline } from '../support/phone/offline-taps';
import { expect, test } from '../support/test';

const DELIVERED = 'VEHICLE DELIVERED - COMPLETE JOB';

/** How often the job changed to this status, from its history. */
async function stepsTo(api: APIRequestContext, id: number, status: string): Promise<number> {
  const entries = (await (await api.get(`/api/jobs/${String(id)}/activity`)).json()) as {
    after?: { status?: string } | null;
  }[];
  return entries.filter(({ after }) => after?.status === status).length;
}

test('taps made offline survive a killed tab and arrive once', async ({
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

  // With its tabs closed, the browser may have sent them already, in the background.
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

/** The browser's id of the portal's worker. */
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

test('the worker sends pending updates with every page closed', async ({
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
