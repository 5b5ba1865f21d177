import { makeDriver, signIn } from '../support/people';
import { confirmPassword, givePassword, openFactors, signOut } from '../support/second-factor';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });

test('a passkey replaces the password and the code', async ({ page, adminApi }) => {
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
  await page.getByLabel('Passkey name').fill('Truck phone');
  await page.getByRole('button', { name: 'Add Passkey' }).click();
  await confirmPassword(page, driver);
  await expect(page.getByRole('listitem').filter({ hasText: /^[A-Z2-9-]+$/ })).toHaveCount(10);
  await page.getByRole('button', { name: 'I have saved them' }).click();
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
