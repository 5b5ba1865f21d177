/**
 * How long the active list blocks the browser's main thread, on a CPU four times slower. Loads it, searches, filters,
 * sorts, scrolls, and receives another user's change.
 *
 *   node bench/browser/active-jobs.mjs BASE_URL EMAIL PASSWORD CHROMIUM_PATH
 *
 * Prints JSON: for every action the longest task of each round, their median and the worst.
 */
import { chromium } from '@playwright/test';
import { argv, stdout } from 'node:process';

const [base = '', email = '', password = '', executablePath] = argv.slice(2);
const ROUNDS = 3;
const SLOWDOWN = 4;
/** Long enough for all effects of an action. */
const REST_MS = 2_000;

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

async function signIn() {
  const answer = await fetch(`${base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
  return (await answer.json()).token;
}

async function call(token, method, path, body) {
  const answer = await fetch(`${base}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}`);
  return answer.json();
}

/** Runs in the page: records every task that blocks the main thread for 50 ms or more. */
function watchTasks() {
  window.longTasks = [];
  const observer = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      window.longTasks.push({ startTime, duration });
  });
  observer.observe({ type: 'longtask', buffered: true });
}

async function measure(page, act) {
  await page.evaluate(() => {
    window.longTasks.length = 0;
  });
  const began = await page.evaluate(() => performance.now());
  await act();
  await page.waitForTimeout(REST_MS);
  return page.evaluate(
    (from) =>
      window.longTasks
        .filter(({ startTime }) => startTime >= from)
        .map(({ duration }) => Math.round(duration)),
    began,
  );
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const longest = (tasks) => Math.max(0, ...tasks);

async function oneRound(browser, token, layout) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addInitScript((value) => localStorage.setItem('auth_token', value), token);
  // The event stream authenticates only by the cookie.
  await context.request.post(`${base}/api/auth/login`, { data: { email, password } });
  await context.addInitScript(watchTasks);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const tasks = {};
  await page.goto(`${base}/?view=active-jobs&layout=${layout}`);
  await page.locator('[data-record-id]').first().waitFor({ timeout: 60_000 });
  const seconds = (await page.evaluate(() => performance.now())) / 1000;
  await page.waitForTimeout(REST_MS * 3);
  tasks.load = await page.evaluate(() =>
    window.longTasks.map(({ duration }) => Math.round(duration)),
  );

  const search = page.getByRole('searchbox').first();
  tasks.search = await measure(page, () => search.pressSequentially('toronto', { delay: 120 }));
  tasks.clear = await measure(page, () => search.fill(''));
  const address = new URL(page.url());
  const visit = (name, value) =>
    page.evaluate(
      ([key, text]) => {
        const next = new URL(location.href);
        if (text === '') next.searchParams.delete(key);
        else next.searchParams.set(key, text);
        history.pushState(history.state, '', next);
        dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
      },
      [name, value],
    );
  tasks.filter = await measure(page, () => visit('status', 'in-transit'));
  tasks.unfilter = await measure(page, () => visit('status', ''));
  tasks.sortByCustomer = await measure(page, () => visit('sort', 'customer'));
  tasks.sortByRoute = await measure(page, () => visit('sort', 'route'));
  tasks.sortByDate = await measure(page, () => visit('sort', ''));
  await page.mouse.move(800, 500);
  tasks.scroll = await measure(page, async () => {
    for (let step = 0; step < 40; step += 1) {
      await page.mouse.wheel(0, 400);
      await page.waitForTimeout(40);
    }
  });
  await page.mouse.move(5, 5);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(REST_MS);

  const id = Number(await page.locator('[data-record-id]').first().getAttribute('data-record-id'));
  const note = `Bench ${address.port} ${performance.now()}`;
  tasks.liveChange = await measure(page, () =>
    call(token, 'PUT', `/api/jobs/${id}`, { specialInstructions: note }),
  );
  tasks.liveBurst = await measure(page, async () => {
    const ids = await page
      .locator('[data-record-id]')
      .evaluateAll((rows) => rows.slice(0, 10).map((row) => Number(row.dataset.recordId)));
    for (const each of ids)
      await call(token, 'PUT', `/api/jobs/${each}`, { specialInstructions: `${note} ${each}` });
  });
  await context.close();
  return { seconds, tasks };
}

const token = await signIn();
const browser = await chromium.launch({ executablePath, args: FLAGS });
const result = { slowdown: SLOWDOWN, rounds: ROUNDS };
for (const layout of ['cards', 'list']) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await oneRound(browser, token, layout));
  const actions = Object.keys(rounds[0].tasks);
  result[layout] = {
    shownAfterSeconds: Number(median(rounds.map(({ seconds }) => seconds)).toFixed(2)),
    longestTaskMs: Object.fromEntries(
      actions.map((action) => {
        const values = rounds.map(({ tasks }) => longest(tasks[action]));
        return [action, { median: median(values), worst: Math.max(...values), rounds: values }];
      }),
    ),
  };
}
await browser.close();
stdout.write(`${JSON.stringify(result, null, 2)}\n`);
