import type { Page } from '@playwright/test';
import { appCode } from '../support/app-code';
import { type DriverAccount, makeDriver, signIn } from '../support/people';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

async function openFactors(page: Page): Promise<void> {
  await page.locator('.account-button:visible').first().click();
  await page.getByRole('menuitem', { name: 'Two-step sign-in…' }).click();
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
}

async function confirmPassword(page: Page, { password }: DriverAccount): Promise<void> {
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await page.locator('.account-button:visible').first().click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.locator('.account-button:visible')).toHaveCount(0);
}

async function givePassword(page: Page, { email, password }: DriverAccount): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

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
  const codes = page.getByRole('list', { name: 'Keep your recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCode = await codes.first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 codes are left.')).toBeVisible();
  await signOut(page);

  await givePassword(page, driver);
  const code = page.getByLabel('Six-digit code');
  await expect(code).toBeFocused();
  // The code that was shown a moment ago is used; a phone's clock may be one ahead.
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
  await expect(page.getByText('9 codes are left.')).toBeVisible();
  await signOut(page);

  // The browser is remembered by now.
  await givePassword(page, driver);
  await openFactors(page);
});

test('a passkey takes the place of the password, and of the code', async ({ page, adminApi }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const driver = await makeDriver(adminApi, 'Pat Passkey');
  await signIn(page, driver.email, driver.password);
  await openFactors(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name of the passkey').fill('Truck phone');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await confirmPassword(page, driver);
  await expect(page.getByRole('listitem').filter({ hasText: /^[A-Z2-9-]+$/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Truck phone')).toBeVisible();
  await signOut(page);

  await page.goto('/login');
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await openFactors(page);
  await expect(page.getByText(/^Last used/)).toBeVisible();
  await signOut(page);

  await givePassword(page, driver);
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await openFactors(page);
});
