import { appCode } from '../support/app-code';
import { makeDriver, signIn } from '../support/people';
import { confirmPassword, givePassword, openFactors, signOut } from '../support/second-factor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a driver sets up an app, and signs in with its code and then with a recovery code', async ({
  page,
  adminApi,
}) => {
  const driver = await makeDriver(adminApi, 'Two Steps');
  await signIn(page, driver.email, driver.password);
  await openFactors(page);
  await page.getByRole('button', { name: 'Set up an app' }).click();
  await confirmPassword(page, driver);
  const key = (await page.locator('.app-secret-key').innerText()).replaceAll(' ', '');
  await page.getByLabel('Six-digit code').fill(appCode(key));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Save your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 codes left')).toBeVisible();
  await signOut(page);

  await givePassword(page, driver);
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  // The previous code is already used; a phone's clock may be one step ahead.
  await code.fill(appCode(key, 1));
  await page.getByRole('button', { name: 'Continue' }).click();
  await openFactors(page);
  await signOut(page);

  await givePassword(page, driver);
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
  await page.getByLabel('Recovery code').fill(recoveryCode.toLowerCase());
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await openFactors(page);
  await expect(page.getByText('9 codes left')).toBeVisible();
  await signOut(page);

  // The browser is already remembered.
  await givePassword(page, driver);
  await openFactors(page);
});
