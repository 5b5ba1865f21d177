import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface DriverAccount {
  readonly driverId: number;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

let made = 0;

/** Creates a driver for one test. */
export async function makeDriver(api: APIRequestContext, name: string): Promise<DriverAccount> {
  made += 1;
  const account = {
    name,
    email: `driver${String(made)}@example.com`,
    password: 'a driver of the tests',
  };
  const answer = await api.post('/api/admin/users', {
    data: { ...account, role: 'driver', driverPhone: '416-555-0134' },
  });
  expect(answer.status()).toBe(201);
  const { driverId } = (await answer.json()) as { driverId: number };
  return { ...account, driverId };
}

/** The bearer token of a sign-in through the API. */
export async function tokenOf(
  api: APIRequestContext,
  { email, password }: { readonly email: string; readonly password: string },
): Promise<string> {
  const answer = await api.post('/api/auth/login', { data: { email, password } });
  return ((await answer.json()) as { token: string }).token;
}

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText('You have successfully logged in.').first()).toBeVisible();
}
