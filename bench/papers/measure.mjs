import { told } from '../browser/told.mjs';
import { callFor, median } from '../load/callers.mjs';
import { signIn, startApp } from '../measure/pair.mjs';
import { PASSWORD, preparePlace } from '../measure/place.mjs';
import { ensureChromium } from '../../scripts/services/chromium.mjs';
import { markdown } from '../report/tables.mjs';
import { ask, makeJob, send, UNITS } from './photos.mjs';
import { pictures } from './pictures.mjs';

/** @typedef {import('./photos.mjs').Caller} Caller */
/** @typedef {import('./photos.mjs').Stage} Stage */

const COMPANY = 10_000;
const ADMIN = 'person1@example.com';
const PHOTOS_EACH = 12;
const PHONES = 16;
/** Number of photos per phone. */
const SENT_EACH = 8;
const DIFFERENT = 24;
const LIST_MS = 3_000;

/**
 * Measures another user's list during some work, compared with the same list alone.
 * @template T
 * @param {Caller} caller
 * @param {() => Promise<T>} work
 */
async function beside({ port, token }, work) {
  /** @returns {import('../load/requests.mjs').Request} */
  const request = () => ({ method: 'GET', path: '/api/jobs?limit=50', token });
  const list = (/** @type {number} */ ms) => callFor({ port, callers: 1, ms, request });
  const alone = await list(LIST_MS);
  const begun = performance.now();
  let isDone = false;
  const working = work().finally(() => (isDone = true));
  const loads = [];
  while (!isDone) loads.push(await list(200));
  const result = await working;
  return {
    result,
    seconds: (performance.now() - begun) / 1000,
    slowing: median(loads.map(({ p50 }) => p50)) / alone.p50,
    heldMs: Math.max(...loads.map(({ p99 }) => p99)),
  };
}

/**
 * Measures the PDF and the archive of a job with nine units and 108 photos, and the effect of sixteen phones that
 * upload at once.
 * @param {object} plan
 * @param {number} plan.rounds
 * @param {(line: string) => void} plan.say
 */
export async function measurePapers({ rounds, say }) {
  const place = await preparePlace('sqlite', COMPANY);
  const app = await startApp(place);
  try {
    const caller = { port: app.port, token: await signIn(app.port, 1) };
    const made = await pictures(DIFFERENT);
    const one = (/** @type {number} */ nth) => made[nth % made.length] ?? Buffer.alloc(0);
    const job = await makeJob(caller);
    /** @param {Stage} stage */
    const sendAll = async (stage) => {
      say(`sending the photos of the job, ${stage}`);
      for (const unit of job.units)
        for (let nth = 0; nth < PHOTOS_EACH; nth += 1)
          await send(caller, { id: job.id, unit, stage }, one(unit + nth));
    };
    await sendAll('pickup');
    const papers = [];
    const archives = [];
    const address = `/api/jobs/${String(job.id)}`;
    const read = (/** @type {string} */ path) => async () =>
      (await (await ask(caller, path)).arrayBuffer()).byteLength;
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${String(round)} of ${String(rounds)}`);
      papers.push(await beside(caller, read(`${address}/bill-of-lading?stage=pickup`)));
      const before = app.nowMb();
      const archive = await beside(caller, read(`${address}/report.zip`));
      archives.push({ ...archive, addedMb: app.nowMb() - before });
    }
    say('sixteen phones');
    /** @type {{ id: number, units: number[] }[]} */
    const jobs = [];
    for (let nth = 0; nth < PHONES; nth += 1) jobs.push(await makeJob(caller));
    let sendingMb = app.nowMb();
    say(`${sendingMb.toFixed(0)} MB before`);
    const watching = setInterval(() => (sendingMb = Math.max(sendingMb, app.nowMb())), 50);
    const upload = await beside(caller, () =>
      Promise.all(
        jobs.map(async ({ id, units }, phone) => {
          for (let nth = 0; nth < SENT_EACH; nth += 1)
            await send(caller, { id, unit: units[nth % UNITS] ?? 0 }, one(phone * 3 + nth));
        }),
      ),
    );
    clearInterval(watching);
    say('the report in Chromium');
    const base = `http://127.0.0.1:${String(app.port)}`;
    const chromium = await ensureChromium();
    const view = await told('report-view.mjs', [base, ADMIN, PASSWORD, chromium, job.name]);
    const peakMb = app.peakMb();
    await sendAll('delivery');
    say('its claim packet');
    const claims = [];
    for (let round = 1; round <= rounds; round += 1)
      claims.push(await beside(caller, read(`${address}/claim-packet`)));
    return tableOf({ papers, archives, upload, sendingMb, peakMb, view, claims });
  } finally {
    await app.stop();
    await place.remove();
  }
}

/** @typedef {{ seconds: number, slowing: number, heldMs: number }} Beside */

/** @param {{ papers: Beside[], archives: (Beside & { addedMb: number })[], upload: Beside, sendingMb: number, peakMb: number, view: { rounds: { ms: number }[] }, claims: Beside[] }} found */
function tableOf({ papers, archives, upload, sendingMb, peakMb, view, claims }) {
  const of = (/** @type {number[]} */ values) => median(values).toFixed(2);
  return markdown([
    ['', 'measured'],
    ['Bill of lading of 9 units and 108 photos, s (3)', of(papers.map((one) => one.seconds))],
    ['… the longest a list waits meanwhile, ms (50)', of(papers.map((one) => one.heldMs))],
    ['Archive of the same, s', of(archives.map((one) => one.seconds))],
    ['… a list meanwhile, × (2)', of(archives.map((one) => one.slowing))],
    ['… memory added, MB', of(archives.map((one) => one.addedMb))],
    [
      `${String(PHONES)} phones sending ${String(SENT_EACH)} photos each, photos per s`,
      ((PHONES * SENT_EACH) / upload.seconds).toFixed(1),
    ],
    ['… a list meanwhile, × (2)', upload.slowing.toFixed(2)],
    ['… memory meanwhile, MB (300)', sendingMb.toFixed(0)],
    ['Peak memory of all of it, MB', peakMb.toFixed(0)],
    [
      'Report view in Chromium, from the click to the last thumbnail in view, ms (1,000)',
      median(view.rounds.map(({ ms }) => ms)).toFixed(0),
    ],
    ['Claim packet with 216 photos in full, s', of(claims.map((one) => one.seconds))],
    ['… a list meanwhile, × (2)', of(claims.map((one) => one.slowing))],
  ]);
}
