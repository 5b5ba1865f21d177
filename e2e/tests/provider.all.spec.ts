import { createServer, type AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { RealProvider } from '../../backend/test/oidc/real-provider';
import { goOffline } from '../support/phone/offline';
import { ADMIN, type Engine, Product } from '../support/product';
import { expect, test } from '../support/test';

/** A free port: provider and product must know each other's address in advance. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Fills in the provider's forms. */
async function consent(page: Page, login: string): Promise<void> {
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('any');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

let provider: RealProvider;
let product: Product;

test.beforeAll(async ({ browserName: _browserName }, { project }) => {
  const { engine } = project.metadata as { engine: Engine }; // set in playwright.config.ts
  provider = await RealProvider.listen();
  const port = await freePort();
  const address = `http://localhost:${String(port)}`;
  const env = {
    ...provider.envFor(address),
    PASSWORD_SIGN_IN: 'off',
    BREAK_GLASS_EMAIL: ADMIN.email,
  };
  product = await Product.start(engine, env, port);
  await provider.serve(address, address);
  provider.people.set('olga', {
    email: 'olga@example.com',
    name: 'Olga Office',
    groups: ['office'],
  });
  provider.people.set('remi', { email: 'remi@example.com', name: 'Rémi Route', groups: ['road'] });
});
test.afterAll(async () => {
  await product.stop();
  await provider.stop();
});

test('the office signs in and out through the identity provider', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.getByLabel('Email')).toHaveCount(0);
  await page.getByRole('link', { name: 'Continue with Northern ID' }).click();
  await consent(page, 'olga');
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, sign me out' }).click();
  await expect(page.getByRole('link', { name: 'Continue with Northern ID' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue with Northern ID' }).click();
  await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  await context.close();
});

test('the emergency admin can still sign in with a password', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: product.address });
  const page = await context.newPage();
  await page.goto('/login?problem=unreachable');
  await expect(page.getByRole('alert')).toHaveText(
    'Northern ID cannot be reached at the moment. Please try again in a few minutes.',
  );
  await page.getByRole('button', { name: 'Emergency sign-in for the administrator' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await context.close();
});

test('a driver signs in on the phone, and the portal works without session and provider', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/driver/1');
  await page.getByRole('link', { name: 'Continue with Northern ID' }).click();
  await consent(page, 'remi');
  await expect(page.getByRole('heading', { name: /Rémi/ })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  const signedIn = await page.evaluate(() => localStorage.getItem('auth_token'));
  expect(signedIn).not.toBeNull();

  // The session ends elsewhere and the phone is offline: the portal stays and shows what to do.
  const ended = await context.request.post('/api/auth/logout', {
    headers: { Authorization: `Bearer ${String(signedIn)}` },
  });
  expect(ended.status()).toBe(204);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Continue with Northern ID' })).toBeVisible();
  await goOffline(page);
  await page.reload();
  await expect(page.getByText('Authentication Required')).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await page.getByRole('link', { name: 'Continue with Northern ID' }).click();
  await expect(page.getByRole('heading', { name: /Rémi/ })).toBeVisible();
  await context.close();
});
