import { makeDriver, signIn, tokenOf } from '../support/people';
import { takePhoneBack } from '../support/phone/signer';
import { expect, test } from '../support/test';

test('a signer changes the language of a phone whose account has one, and the driver gets it back', async ({
  browser,
  product,
  adminApi,
}, info) => {
  const driver = await makeDriver(adminApi, 'Laure Langue');
  const made = await adminApi.post('/api/jobs', {
    data: {
      ...{ driverId: driver.driverId, status: 'in-transit' },
      vehicleUnitsData: [{ year: 2003, make: 'Honda', model: 'Accord', vinLast8: '3A004352' }],
    },
  });
  const { id } = (await made.json()) as { id: number };
  const Authorization = `Bearer ${await tokenOf(adminApi, driver)}`;
  const data = { language: 'en-CA' };
  await adminApi.patch('/api/auth/me', { headers: { Authorization }, data });
  const phone = await browser.newContext({
    ...{ baseURL: product.address, viewport: { width: 390, height: 844 } },
  });
  const page = await phone.newPage();
  const picture = (name: string) => page.screenshot({ path: info.outputPath(`${name}.png`) });
  await signIn(page, driver.email, driver.password);
  await page.goto(`/job/${String(id)}`);
  await page.getByRole('button', { name: 'Get the delivery signature' }).click();
  await page.getByRole('button', { name: 'Hand over the phone' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByLabel('Votre nom')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Votre nom')).toBeVisible();
  await picture('signer');
  await page.getByRole('button', { name: 'English' }).click();
  await takePhoneBack(page);
  await expect(page.getByRole('button', { name: 'Get the delivery signature' })).toBeVisible();

  // Data stored by an older version is ignored.
  await page.evaluate(() => localStorage.setItem('handover', '{"userId":'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Get the delivery signature' })).toBeVisible();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
  await picture('driver');
  await phone.close();
});
