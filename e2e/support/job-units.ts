import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { signIn } from './people';
import type { ADMIN } from './product';

const DESK = { viewport: { width: 1440, height: 900 }, locale: 'en-CA' };

export async function makeJob(api: APIRequestContext, makes: readonly string[]) {
  const answer = await api.post('/api/jobs', {
    data: {
      vehicleUnitsData: makes.map((make) => ({ year: 2022, make, model: 'One', price: 100 })),
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as { id: number; jobId: string };
}

export async function openJob(browser: Browser, baseURL: string, who: typeof ADMIN, path: string) {
  const context = await browser.newContext({ ...DESK, baseURL });
  const page = await context.newPage();
  await signIn(page, who.email, who.password);
  await page.waitForURL('**/');
  await page.goto(path);
  return page;
}

export const unit = (page: Page, number: number) =>
  page.getByRole('group', { name: `Unit ${String(number)}`, exact: true });
