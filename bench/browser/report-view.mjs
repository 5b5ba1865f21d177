/**
 * How soon the report of a job is there at a desk: from the click on its details, by way of a click on its
 * first unit as soon as that shows, until the last thumbnail in view is decoded. Nothing is in the browser's cache.
 *
 *   node bench/browser/report-view.mjs BASE_URL EMAIL PASSWORD CHROMIUM_PATH JOB_NAME
 *
 * Prints JSON: the milliseconds of each round, and how many thumbnails were in view.
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
  /** What `look` finds, at the first frame where it finds something. */
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
