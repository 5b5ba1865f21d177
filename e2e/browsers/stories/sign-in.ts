import { expect } from '@playwright/test';
import type { Page } from '../engines/page';

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.label('Email').fill(email);
  await page.label('Password').fill(password);
  await page.button('Sign In').click();
  await page.text('You have successfully logged in.').shown();
  // The first page replaces the form, and would break off the next navigation.
  await expect(async () => {
    const path = await page.run(() =>
      document.readyState === 'complete' ? location.pathname : '',
    );
    expect(path).not.toMatch(/^$|^\/login/);
  }).toPass({ timeout: 120_000 });
}
