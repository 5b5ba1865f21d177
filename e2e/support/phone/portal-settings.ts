import { expect, type Locator, type Page } from '@playwright/test';

/** Opens the settings of the driver's dashboard. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  return settings;
}

/** Presses Logout in the settings of the driver's dashboard. */
export async function logOut(page: Page): Promise<void> {
  await (await openSettings(page)).getByRole('button', { name: 'Logout' }).click();
}
