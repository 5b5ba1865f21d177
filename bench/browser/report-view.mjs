/**
 * How soon the office sees a job's report. Measured from the click on its details to the last decoded thumbnail in
 * view, with a click on the first unit in between. The browser's cache is empty.
 *
 *   node bench/browser/report-view.mjs BASE_URL EMAIL PASSWORD CHROMIUM_PATH JOB_NAME
 *
 * Prints JSON: the milliseconds of each round, and the number of thumbnails in view.
 */
import { chromium } from '@playwright/test';
import { argv, stdout } from 'node:process';

const ROUNDS = 5;
const DESK = { viewport: { width: 1440, height: 1000 }, locale: 'en-CA' };

const [base = '', email = '', password = '', executablePath, jobName = ''] = argv.slice(2);
if (executablePath === undefined)
  throw new Error('Give address, e-mail, password, the path of Chromium and the name of a job');

/** Runs in the page. @param {HTMLElement} details */
async function untilThumbnails(details) {
  /** The result of `look` in the first frame where it is not empty. */
  const found = async (look) => {
    for (;;) {
      const seen = look();
      if (seen.length > 0) return seen;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  };
  const begun = performance.now();
  details.click();
  const [unit] = await found(() => document.querySelectorAll('.stages-unit'));
  unit.click();
  unit.scrollIntoView();
  const inView = await found(() =>
    [...document.querySelectorAll('.photos-of img')].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return bottom > 0 && top < innerHeight;
    }),
  );
  await Promise.all(inView.map((image) => image.decode()));
  return { ms: performance.now() - begun, thumbnails: inView.length };
}

const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
const rounds = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const context = await browser.newContext({ ...DESK, baseURL: base });
  const answer = await context.request.post('/api/auth/login', { data: { email, password } });
  if (!answer.ok()) throw new Error(`Signing in failed: ${answer.status()}`);
  const page = await context.newPage();
  await page.goto(`/?view=active-jobs&q=${jobName}`, { waitUntil: 'networkidle' });
  const details = page.getByRole('link', { name: jobName });
  rounds.push(await details.evaluate(untilThumbnails));
  await context.close();
}
await browser.close();
stdout.write(`${JSON.stringify({ rounds })}\n`);
