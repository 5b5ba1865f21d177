import type { Page } from '@playwright/test';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

interface Visit {
  /** What the page itself links to. */
  readonly linked: ReadonlySet<string>;
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly complaints: readonly string[];
}

/** Loads a page and tells what it asked for until it stood. */
async function visit(page: Page, path: string, isThere: () => Promise<void>): Promise<Visit> {
  const scripts: string[] = [];
  const calls: string[] = [];
  const complaints: string[] = [];
  // What the page before still asked for ends here.
  await page.goto('about:blank');
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'script') scripts.push(pathname);
    if (request.resourceType() === 'fetch') calls.push(pathname + search.replace(/^\?$/, ''));
  });
  page.on('console', (message) => complaints.push(message.text()));
  const answer = await page.goto(path);
  const html = (await answer?.text()) ?? '';
  await isThere();
  const linked = new Set(
    [...html.matchAll(/(?:src|href)="?(\/assets\/[^\s">]+)/g)].map((m) => m[1] ?? ''),
  );
  return { linked, scripts, calls, complaints };
}

const HOME = /\/(landing|welcome|sign-in|driver|console|view-dashboard)\./;

for (const [path, heading] of [
  ['/', 'Every vehicle, every haul, on one screen.'],
  ['/login', 'Sign In'],
] as const)
  test(`a visitor at ${path} waits once for all that shows`, async ({ page }) => {
    const seen = await visit(page, path, () =>
      expect(page.getByRole('heading', { name: heading }).first()).toBeVisible(),
    );
    expect(seen.calls).toEqual([]);
    expect(seen.scripts.filter((script) => !seen.linked.has(script))).toEqual([]);
    expect(seen.complaints).toEqual([]);
  });

test('the mark stands before any script is there', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
});

/** Fonts with the widths of those that stand in for Inter: the test brings them, whatever is installed. */
const STAND_INS = {
  Arial: '@fontsource/arimo/files/arimo-latin',
  Roboto: '@fontsource/roboto/files/roboto-latin',
  DejaVu: '@fontsource/dejavu-sans/files/dejavu-sans-latin',
} as const;

/** Inter never comes, and of the fonts that stand in for it only this one is there. */
async function withoutInter(page: Page, standIn: keyof typeof STAND_INS): Promise<void> {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const css = (await answer.text()).replace(
      /(font-family:\s*["']?Inter as (\w+)["']?;[^}]*?font-weight:\s*(\d+)[^}]*?)src:[^;}]+/g,
      (_face, before: string, family: string, weight: string) =>
        `${before}src: ${family === standIn ? `url(/stand-in/${weight}.woff2)` : 'local("none")'}`,
    );
    await route.fulfill({ response: answer, body: css });
  });
  await page.route('**/stand-in/*', (route) => {
    const weight = route.request().url().includes('/100.') ? '400' : '700';
    return route.fulfill({ path: require.resolve(`${STAND_INS[standIn]}-${weight}-normal.woff2`) });
  });
}

for (const locale of ['en-CA', 'fr-CA'])
  test(`no line of the landing page moves once its font is there, ${locale}`, async ({
    browser,
    baseURL,
  }) => {
    const places = async (standIn?: keyof typeof STAND_INS) => {
      const context = await browser.newContext({ locale, baseURL });
      const page = await context.newPage();
      const fonts: string[] = [];
      page.on('requestfinished', (request) => {
        if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
      });
      if (standIn !== undefined) await withoutInter(page, standIn);
      await page.goto('/');
      const words = page.locator('.landing-lead-in > *, .picture');
      await expect(words).toHaveCount(4);
      await page.evaluate(() => document.fonts.ready);
      const tops = await words.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      await context.close();
      expect(fonts.some((font) => font.startsWith('/stand-in/'))).toBe(standIn !== undefined);
      return tops;
    };
    const wanted = await places();
    for (const standIn of ['Arial', 'Roboto', 'DejaVu'] as const)
      expect([standIn, await places(standIn)]).toEqual([standIn, wanted]);
  });

test('the dashboard stands on what its page brought along', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password);
  // Once the stream stands, what may have changed meanwhile is asked for behind the screen.
  await page.route('**/api/events', () => undefined);
  const seen = await visit(page, '/', () =>
    expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible(),
  );
  expect([...seen.linked].filter((file) => HOME.test(file))).toHaveLength(4);
  expect(seen.calls).not.toContain('/api/auth/me');
  expect(seen.calls).not.toContain('/api/stats');
  expect(seen.complaints).toEqual([]);
});

/** Runs in the page: keeps what the screen says after each drawing, until all is told. */
function keepDrawings(): void {
  const drawings: string[] = [];
  Object.assign(window, { drawings });
  new MutationObserver(() => {
    const text = document.getElementById('root')?.textContent ?? '';
    if (text !== '' && drawings.at(-1) !== text) drawings.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test("the driver's portal waits once for all that shows, and draws it once", async ({
  page,
  adminApi,
}) => {
  const driver = await makeDriver(adminApi, 'Violette Vite');
  // Where no worker keeps the page, every visit is a first one.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  );
  await signIn(page, driver.email, driver.password);
  // Once the stream stands, what may have changed meanwhile is asked for behind the screen.
  await page.route('**/api/events', () => undefined);
  await page.addInitScript(keepDrawings);
  const seen = await visit(page, '/', () =>
    expect(page.getByRole('heading', { name: /Violette/ })).toBeVisible(),
  );
  const [first = ''] = await page.evaluate(
    () => (window as unknown as { drawings: string[] }).drawings, // what keepDrawings puts there
  );
  expect(first).toContain('Hello, Violette!');
  expect(first).toContain('You have 0 active jobs.');
  expect(seen.calls).toEqual([]);
  expect(seen.scripts.filter((script) => !seen.linked.has(script))).toEqual([]);
  expect(seen.complaints).toEqual([]);
});
