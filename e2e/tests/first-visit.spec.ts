import type { Page } from '@playwright/test';
import { makeDriver, signIn } from '../support/people';
import { ADMIN } from '../support/product';
import { expect, test } from '../support/test';

interface Visit {
  /** Resources that the page itself links to. */
  readonly linked: ReadonlySet<string>;
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly complaints: readonly string[];
}

/** Loads a page and returns the requests until it was complete. */
async function visit(page: Page, path: string, isThere: () => Promise<void>): Promise<Visit> {
  const scripts: string[] = [];
  const calls: string[] = [];
  const complaints: string[] = [];
  // Ends pending requests of the previous page.
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

test('the logo is shown before any script runs', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const painted = () =>
    page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length);
  await expect.poll(painted).toBe(1);
});

test('the dashboard is complete with the responses preloaded by its page', async ({ page }) => {
  await signIn(page, ADMIN.email, ADMIN.password);
  // Once the stream is open, possibly changed data is requested in the background.
  await page.route('**/api/events', () => undefined);
  const seen = await visit(page, '/', () =>
    expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible(),
  );
  expect([...seen.linked].filter((file) => HOME.test(file))).toHaveLength(4);
  expect(seen.calls).not.toContain('/api/auth/me');
  expect(seen.calls).not.toContain('/api/stats');
  expect(seen.complaints).toEqual([]);
});

/** Runs in the page: records the text after each rendering, until it is complete. */
function keepDrawings(): void {
  const drawings: string[] = [];
  Object.assign(window, { drawings });
  new MutationObserver(() => {
    const root = document.getElementById('root');
    const isOfApp = root !== null && root.querySelector('#old-browser') === null;
    const text = isOfApp ? root.textContent.trim() : '';
    if (text !== '' && drawings.at(-1) !== text) drawings.push(text);
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

test("the driver's portal waits once for all that shows, and draws it once", async ({
  page,
  adminApi,
}) => {
  const driver = await makeDriver(adminApi, 'Violette Vite');
  // Without a worker that caches the page, every visit is a first one.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'serviceWorker', { value: undefined }),
  );
  await signIn(page, driver.email, driver.password);
  // Once the stream is open, possibly changed data is requested in the background.
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
  // The page of a job follows once the first view is drawn.
  const later = seen.scripts.filter((script) => !seen.linked.has(script));
  const isOfJob = (script: string) => script.includes('/driver-job.');
  expect(later.filter((script) => !isOfJob(script))).toEqual([]);
  expect([...seen.linked].filter(isOfJob)).toEqual([]);
  expect(seen.complaints).toEqual([]);
});
