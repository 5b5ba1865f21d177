import type { Page } from '../engines/page';

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.label('Email').fill(email);
  await page.label('Password').fill(password);
  await page.button('Sign In').click();
  await page.text('You have successfully logged in.').shown();
}
