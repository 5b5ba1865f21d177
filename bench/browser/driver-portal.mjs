/**
 * How soon a driver can work on a slow phone: 400 kbit/s, 400 ms latency and a CPU four times slower.
 * Usage: node bench/browser/driver-portal.mjs BASE_URL EMAIL PASSWORD CHROMIUM_PATH
 * Prints JSON: milliseconds until the next action can be tapped, and the script size loaded before it.
 */
import { chromium } from '@playwright/test';
import { performance } from 'node:perf_hooks';
import { argv, stdout } from 'node:process';

const ROUNDS = 3;
const LINE = { latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const USABLE = '[aria-pressed="true"] >> text=/\\d/';

const [base = '', email = '', password = '', executablePath] = argv.slice(2);
if (executablePath === undefined)
  throw new Error('Give address, e-mail, password and the path of Chromium');

const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/**
 * Opens the portal as on the slow phone and returns the time.
 * @param {import('@playwright/test').BrowserContext} context
 */
async function visit(context, { offline = false } = {}) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  let scriptBytes = 0;
  const scripts = new Set();
  devtools.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', { offline, ...LINE });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  if (offline) await context.setOffline(true);
  const start = performance.now();
  await page.goto(base, { waitUntil: 'commit' });
  await page.locator(USABLE).first().waitFor();
  const usableMs = Math.round(performance.now() - start);
  const beforeUse = scriptBytes;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { page, devtools, usableMs, scriptBytes: beforeUse };
}

/** A first visit as a signed-in driver, then one with and one without a network. */
async function measure() {
  const context = await browser.newContext({ ...PHONE, baseURL: base });
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()}`);
  const first = await visit(context);
  await first.devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await first.page.evaluate(`navigator.serviceWorker.ready.then(async ({ active }) => {
    while (active.state !== 'activated') await new Promise((resolve) => setTimeout(resolve, 50));
  })`);
  await first.page.close();
  const again = await visit(context);
  await again.page.close();
  const offline = await visit(context, { offline: true });
  await context.close();
  return {
    firstVisitMs: first.usableMs,
    firstVisitScriptBytes: first.scriptBytes,
    laterVisitMs: again.usableMs,
    withoutNetworkMs: offline.usableMs,
  };
}

/** @type {Awaited<ReturnType<typeof measure>>[]} */
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) rounds.push(await measure());
await browser.close();

/** @param {keyof Awaited<ReturnType<typeof measure>>} name */
const median = (name) =>
  rounds.map((round) => round[name]).sort((a, b) => a - b)[Math.floor(rounds.length / 2)];
const result = {
  firstVisitMs: median('firstVisitMs'),
  firstVisitScriptBytes: median('firstVisitScriptBytes'),
  laterVisitMs: median('laterVisitMs'),
  withoutNetworkMs: median('withoutNetworkMs'),
};
stdout.write(`${JSON.stringify({ ...result, rounds }, null, 2)}\n`);
