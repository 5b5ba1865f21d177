import { openPhone, visitOnce } from '../support/phone/driver-phone';
import { assignJob, jobNow, tapOffline } from '../support/phone/offline-taps';
import { makeDriver, signIn } from '../support/people';
import { logOut } from '../support/phone/portal-settings';
import { expect, test } from '../support/test';

test('the worker serves the page that installed it', async ({ browser, product, adminApi }) => {
  const driver = await makeDriver(adminApi, 'Mona Première');
  await assignJob(adminApi, driver);
  const phone = await openPhone(browser, product.address);
  const page = await visitOnce(phone, driver);
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? null))
    .toBe(`${product.address}/service-worker.js`);
  await phone.close();
});

test('shows decisions that dispatch made in the meantime, and delays nothing', async ({
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

test('warns of unsent work on logging out', async ({ browser, product, adminApi }) => {
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

test('the phone can install the portal, and the worker does not handle the console', async ({
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
  // The only obstacle is the private window of the tests.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.some((path) => path.startsWith('/assets/driver.'))).toBe(true);
  expect(kept.filter((path) => /^\/api|console|landing/.test(path))).toEqual([]);
  await logOut(page);
  await expect(page.getByText('You have been successfully logged out.').first()).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await phone.close();
});

test('an ended session keeps pending updates until the driver signs in again', async ({
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
    await logOut(visit);
    await expect(visit.getByText('You have been successfully logged out.').first()).toBeVisible();
    await visit.close();
  });

  await signIn(page, driver.email, driver.password);
  await expect.poll(async () => (await jobNow(adminApi, job.id)).status).toBe('in-transit');
  await phone.close();
});
