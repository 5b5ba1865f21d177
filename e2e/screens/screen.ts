import type { Page } from '@playwright/test';
import type { SampleCompany } from './sample-company';
import type { wordsOf } from './words';

export type Words = ReturnType<typeof wordsOf>;
export type Role = 'admin' | 'driver' | 'visitor';

export interface Scene {
  readonly page: Page;
  readonly words: Words;
  readonly company: SampleCompany;
}

export interface Screen {
  readonly name: string;
  readonly path: string;
  /** Anchored to a button: reopened when the window is resized. */
  readonly isAnchored?: boolean;
  /** Only in narrow windows, up to this width in px. */
  readonly upTo?: number;
  /** Leaves state in the browser, so it gets its own one. */
  readonly isApart?: boolean;
  /** Stays in its loading state. */
  readonly isWaiting?: boolean;
  /** Prepares network and data before the page opens. */
  readonly meet?: (scene: Scene) => Promise<void>;
  /** User actions before the check. */
  readonly act?: (scene: Scene) => Promise<void>;
}

export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Selects the first two records of the list. */
export async function selectTwo(page: Page): Promise<void> {
  const boxes = page.locator('[data-select-record]');
  await boxes.first().check();
  await boxes.nth(1).check();
}

/** Opens the user menu, or a dialog of it. A narrow console has both in its main menu. */
export async function openAccount({ page, words }: Scene, entry?: string): Promise<void> {
  const account = page.locator('.account-button:visible');
  if ((await account.count()) === 0) await press(page, words('console:menu.open'));
  await account.first().click();
  const menu = page.getByRole('menu');
  await menu.waitFor();
  if (entry === undefined) return;
  await page.getByRole('menuitem', { name: words(entry) }).click();
  await menu.waitFor({ state: 'detached' });
  await page.getByRole('dialog').waitFor();
}

export const reference = (id: number) => `JOB-${String(id).padStart(6, '0')}`;

/** Requests that every screen needs. */
const SHELL = /^\/api\/(auth\/|config$|saved-views$)/;

/** Pages may contain preloaded responses; removes them so that the mocks are used. */
export async function withoutFirstAnswers(page: Page): Promise<void> {
  await page.route(
    (url) => !/^\/(api|assets)\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = await answer.text();
      const brought = /<script[^>]*id="first-answers"[^>]*>.*?<\/script>/s;
      return route.fulfill({ response: answer, body: body.replace(brought, '') });
    },
  );
}

/** A server that mails links: for new passwords, and invitations. */
export async function sendingLinks({ page }: Scene): Promise<void> {
  await withoutFirstAnswers(page);
  await page.route('**/api/config', async (route) => {
    const answer = await route.fetch();
    const config = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...config, passwordReset: true } });
  });
}

/** Answers every request with this response, except those of the shell; the event stream never opens. */
export async function answering(
  page: Page,
  answer: (path: string) => object | null,
): Promise<void> {
  await withoutFirstAnswers(page);
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname;
    const found = SHELL.test(path) ? null : answer(path);
    if (path === '/api/events') await route.abort();
    else if (found === null) await route.fallback();
    else await route.fulfill(found);
  });
}

export const failing = ({ page }: Scene) =>
  answering(page, () => ({
    status: 500,
    json: {
      statusCode: 500,
      code: 'internal',
      message: 'Something went wrong on our side. Please try again.',
      requestId: '0b0f8e6a-52ad-4a7e-9c39-8f6f5f7f2d11',
    },
  }));

/** A new company without data. */
export const empty = ({ page }: Scene) =>
  answering(page, (path) => {
    if (path === '/api/stats')
      return { json: { pending: 0, inTransit: 0, completedToday: 0, activeDrivers: 0 } };
    const isList =
      /^\/api\/(jobs(\/active|\/completed|\/driver\/.*)?|customers|drivers|audit|admin\/users)$/;
    return isList.test(path) ? { json: [], headers: { 'X-Total-Count': '0' } } : null;
  });

/** No request is ever answered. */
export async function stalling({ page }: Scene): Promise<void> {
  await withoutFirstAnswers(page);
  await page.route('**/api/**', async (route) => {
    if (SHELL.test(new URL(route.request().url()).pathname)) await route.fallback();
  });
}

/** Refuses changes, so that the next check finds the same data. */
export async function refusingChanges({ page }: Scene): Promise<void> {
  await page.route('**/api/**', async (route) => {
    const isChange = !['GET', 'HEAD'].includes(route.request().method());
    const { pathname } = new URL(route.request().url());
    if (isChange && !SHELL.test(pathname) && !pathname.endsWith('/presence'))
      await route.fulfill({ status: 500, json: {} });
    else await route.fallback();
  });
}
