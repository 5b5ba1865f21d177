import { expect, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { openPhone, visitOnce } from './driver-phone';
import { goOffline } from './offline';
import { makeDriver, type DriverAccount } from '../people';

const LOADED = 'VEHICLE LOADED - START TRANSPORT';

interface JobAnswer {
  readonly id: number;
  readonly jobId: string;
  readonly status: string;
  readonly completionNotes: string | null;
}

export async function assignJob(api: APIRequestContext, driver: DriverAccount): Promise<JobAnswer> {
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

export async function jobNow(api: APIRequestContext, id: number): Promise<JobAnswer> {
  return (await (await api.get(`/api/jobs/${String(id)}`)).json()) as JobAnswer;
}

export async function tap(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name }).click();
}

/** A driver's phone with a first tap made offline. */
export async function tapOffline(
  browser: Browser,
  address: string,
  api: APIRequestContext,
  name: string,
) {
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
