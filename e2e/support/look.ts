import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { ADMIN, type Product } from './product';
import type { SampleCompany } from './sample-company';
import type { Role, Screen } from './screens';
import { speakPseudo, wordsOf, type Tongue } from './words';

/** One screen that never comes must not use up the time of them all. */
const PATIENCE_MS = 30_000;

interface Onlooker {
  readonly role: Role;
  readonly tongue: Tongue;
  readonly width: number;
  readonly height?: number;
}

async function tokenOf(api: APIRequestContext, data: object): Promise<string> {
  const answer = await api.post('/api/auth/login', { data });
  return ((await answer.json()) as { token: string }).token;
}

/** A page of somebody signed in, speaking the language, in a window of the size. */
export async function onlook(
  browser: Browser,
  product: Product,
  { driver }: SampleCompany,
  { role, tongue, width, height = 900 }: Onlooker,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: { width, height },
    reducedMotion: 'reduce',
    // What the portal's own worker answers from its store, nobody could stretch on the way.
    serviceWorkers: 'block',
  });
  const credentials = { admin: ADMIN, driver: { email: driver.email, password: driver.password } };
  const token = role === 'visitor' ? null : await tokenOf(context.request, credentials[role]);
  await context.addInitScript(
    ([language, bearer]) => {
      localStorage.setItem('language', language);
      if (bearer !== null) localStorage.setItem('auth_token', bearer);
    },
    [tongue === 'pseudo' ? 'en-CA' : tongue, token] as const,
  );
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  if (tongue === 'pseudo') await speakPseudo(page);
  return page;
}

/** Nothing loads any more: a heading is there, no placeholder, no motion, and the fonts are in. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1, h2') !== null &&
      document.querySelector('.MuiSkeleton-root, [role="progressbar"], .boot-loading') === null &&
      document.getAnimations().every(({ playState }) => playState !== 'running') &&
      document.fonts.status === 'loaded',
  );
}

export async function show(page: Page, screen: Screen, tongue: Tongue): Promise<void> {
  await page.goto(screen.path);
  await settle(page);
  if (screen.path.includes('panel=') || /[?&](dialog|edit)=/.test(screen.path))
    await page.getByRole('dialog').waitFor();
  await screen.act?.(page, wordsOf(tongue));
  await settle(page);
}
