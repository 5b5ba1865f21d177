import { expect, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { signIn, type DriverAccount } from '../people';

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export function openPhone(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({ ...PHONE, baseURL, locale: 'en-CA' });
}

/** Opens the portal for a driver with one job, until the phone can work offline. */
export async function visitOnce(phone: BrowserContext, driver: DriverAccount): Promise<Page> {
  const page = await phone.newPage();
  await signIn(page, driver.email, driver.password);
  await expect(page.getByText('You have 1 active job.')).toBeVisible();
  const isReady = () =>
    page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      const kept = await (await caches.open('code-reader')).keys();
      return active?.state === 'activated' && kept.length === 1;
    });
  await expect.poll(isReady).toBe(true);
  return page;
}
