import type { CDPSession, Page } from '@playwright/test';
import { openPhone, visitOnce } from '../support/phone/driver-phone';
import { makeDriver } from '../support/people';
import { expect, test } from '../support/test';

/** The portal's worker in the browser's developer tools. */
async function registrationOf(cdp: CDPSession): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations;
      if (registration !== undefined) resolve(registration.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return found;
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const all = await registration.getNotifications();
    return all.map(({ title, body, silent }) => ({ title, body, silent }));
  });

test('the worker shows a pushed job, silently while the portal is visible, and opens it there', async ({
  browser,
  adminApi,
  product,
}) => {
  const driver = await makeDriver(adminApi, 'Pat Pushed');
  const made = await adminApi.post('/api/jobs', { data: { driverId: driver.driverId } });
  const { id, jobId } = (await made.json()) as { id: number; jobId: string };
  const phone = await openPhone(browser, product.address);
  await phone.grantPermissions(['notifications']);
  const page = await visitOnce(phone, driver);
  const cdp = await phone.newCDPSession(page);
  const registrationId = await registrationOf(cdp);
  const message = { jobId: id, news: 'assigned', title: jobId, body: 'New job for you.' };
  const push = () =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: product.address,
      registrationId,
      data: JSON.stringify(message),
    });
  // Chromium drops a message for a worker that is not active yet.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await push();
  const told = { title: jobId, body: 'New job for you.', silent: true };
  await expect.poll(() => shown(page)).toEqual([told]);

  const [worker] = phone.serviceWorkers();
  expect(worker).toBeDefined();
  await worker?.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => boolean;
    }; // the page's types know no worker
    const [notification] = await scope.registration.getNotifications();
    const NotificationEvent = (
      globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }
    ).NotificationEvent; // as above
    scope.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expect(page).toHaveURL(new RegExp(`/job/${String(id)}$`));
  await expect.poll(() => shown(page)).toEqual([]);

  // The portal asks below the first opened job; the browser's own prompt comes later.
  const question = page.getByRole('region', {
    name: 'Get notifications while the portal is closed?',
  });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  await phone.close();
});
