import { expect } from '@playwright/test';
import { isSettled } from '../../screens/settled';
import type { Page } from '../engines/page';

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.label('Email').fill(email);
  await page.label('Password').fill(password);
  await page.button('Sign In').click();
  await page.text('You have successfully logged in.').shown();
  // The first page replaces the form. While parts of it are loading, it would break off the next navigation.
  await expect(async () => {
    expect(await page.run(() => location.pathname)).not.toBe('/login');
    expect(await page.run(isSettled, false)).toBe(true);
  }).toPass({ timeout: 120_000 });
}
