import { expect, type Page } from '@playwright/test';
import type { DriverAccount } from './people';
import { openSettings } from './phone/portal-settings';

export async function openFactors(page: Page): Promise<void> {
  await (await openSettings(page)).getByRole('button', { name: 'Two-step sign-in…' }).click();
  await expect(page.getByRole('heading', { name: 'Authenticator app' })).toBeVisible();
}

export async function confirmPassword(page: Page, { password }: DriverAccount): Promise<void> {
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('button', { name: 'Logout' })).toHaveCount(0);
}

export async function givePassword(page: Page, { email, password }: DriverAccount): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}
