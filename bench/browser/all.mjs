/** All measurements in Chromium, on the embedded database, as Markdown. */
import { ensureChromium } from '../../scripts/services/chromium.mjs';
import { ensureBuilt } from '../../scripts/steps/builds.mjs';
import { startApp } from '../measure/pair.mjs';
import { PASSWORD, preparePlace } from '../measure/place.mjs';
import { markdown } from '../report/tables.mjs';
import { told } from './told.mjs';

const ADMIN = 'person1@example.com';
const DRIVER = 'person2@example.com';
const USUAL_JOBS = 100_000;
const MANY_ACTIVE = 5_000;
/** Wanted performance scores by page. */
const WANTED = { landing: 95, 'sign-in': 95, dashboard: 85, 'active-jobs': 85, driver: 95 };
const WANTED_FIRST_MS = 5_000;
const WANTED_LATER_MS = 1_500;
const WANTED_TASK_MS = 50;

/**
 * @template T
 * @param {number} jobs
 * @param {number | undefined} active
 * @param {(base: string) => Promise<T>} measure
 */
async function withCompany(jobs, active, measure) {
  const place = await preparePlace('sqlite', jobs, active);
  const app = await startApp(place);
  try {
    return await measure(`http://127.0.0.1:${String(app.port)}`);
  } finally {
    await app.stop();
    await place.remove();
  }
}

/** @param {string} base @param {number} rounds */
async function pages(base, rounds) {
  const people = ['--admin', `${ADMIN}:${PASSWORD}`, '--driver', `${DRIVER}:${PASSWORD}`];
  /** @type {Record<string, Record<string, number>>} */
  const table = await told('lighthouse.mjs', [
    ...['--base', base, ...people, '--runs', String(rounds), '--json'],
  ]);
  const figures = ['performance', 'accessibility', 'best-practices', 'LCP ms', 'TBT ms', 'CLS'];
  return markdown([
    ['Page', `${figures[0]} (wanted)`, ...figures.slice(1)],
    ...Object.entries(table).map(([page, row]) => [
      page,
      `${String(row.performance)} (${String(WANTED[/** @type {keyof typeof WANTED} */ (page)])})`,
      ...figures.slice(1).map((figure) => String(row[figure])),
    ]),
  ]);
}

/** @param {string} base */
async function portal(base) {
  const chromium = await ensureChromium();
  const found = await told('driver-portal.mjs', [base, DRIVER, PASSWORD, chromium]);
  return markdown([
    ['Until a driver can tap', 'ms', 'wanted'],
    ['First visit', String(found.firstVisitMs), String(WANTED_FIRST_MS)],
    ['Later, with a network', String(found.laterVisitMs), String(WANTED_LATER_MS)],
    ['Later, without one', String(found.withoutNetworkMs), String(WANTED_LATER_MS)],
  ]);
}

/** @param {string} base */
async function tasks(base) {
  const chromium = await ensureChromium();
  const found = await told('active-jobs.mjs', [base, ADMIN, PASSWORD, chromium]);
  const [cards, list] = [found.cards.longestTaskMs, found.list.longestTaskMs];
  return markdown([
    [`Longest task, ms (${String(WANTED_TASK_MS)})`, 'cards', 'worst', 'list', 'worst'],
    ...Object.keys(cards).map((action) => [
      action,
      ...[cards[action], list[action]].flatMap(({ median, worst }) => [
        String(median),
        String(worst),
      ]),
    ]),
  ]);
}

/**
 * @param {object} plan
 * @param {number} plan.rounds
 * @param {(line: string) => void} plan.say
 */
export async function measureBrowser({ rounds, say }) {
  await ensureBuilt();
  say(`browser: pages of a company of ${String(USUAL_JOBS)} jobs`);
  const usual = await withCompany(USUAL_JOBS, undefined, async (base) => [
    ...['### Pages', await pages(base, rounds)],
    ...['### The driver portal on a thin line', await portal(base)],
  ]);
  say(`browser: ${String(MANY_ACTIVE)} active jobs`);
  const many = await withCompany(4 * MANY_ACTIVE, MANY_ACTIVE, tasks);
  return [...usual, `### ${MANY_ACTIVE.toLocaleString('en-CA')} active jobs`, many].join('\n\n');
}
