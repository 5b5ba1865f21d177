import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';

const USAGE = `node bench/browser/lighthouse.mjs --base http://localhost:3000 --admin EMAIL:PASSWORD --driver EMAIL:PASSWORD
  [--pages landing,sign-in,dashboard,active-jobs,driver] [--runs 3] [--preset mobile|desktop]
  [--require accessibility:100,best-practices:100] [--json]

Measures the pages in Chromium (CHROMIUM_PATH, else the installed one), cold, and prints the median of the
runs. Ends with status 1 when a required score is missed.`;

/** @type {Record<string, { path: string, as: 'admin' | 'driver' | null }>} */
const PAGES = {
  landing: { path: '/', as: null },
  'sign-in': { path: '/login', as: null },
  dashboard: { path: '/', as: 'admin' },
  'active-jobs': { path: '/?view=active-jobs', as: 'admin' },
  driver: { path: '/', as: 'driver' },
};
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = {
  'largest-contentful-paint': 'LCP ms',
  'total-blocking-time': 'TBT ms',
  'cumulative-layout-shift': 'CLS',
};
const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'http://localhost:3000' },
    admin: { type: 'string' },
    driver: { type: 'string' },
    pages: { type: 'string', default: Object.keys(PAGES).join(',') },
    runs: { type: 'string', default: '1' },
    preset: { type: 'string', default: 'mobile' },
    require: { type: 'string', default: '' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/**
 * @param {'admin' | 'driver'} role
 * @returns {Promise<string>} the session's bearer token
 */
async function tokenOf(role) {
  const [email, ...password] = (values[role] ?? '').split(':');
  const answer = await fetch(`${values.base}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: password.join(':') }),
  });
  if (!answer.ok) throw new Error(`The ${role} cannot sign in: give --${role} EMAIL:PASSWORD`);
  const { token } = /** @type {{ token: string }} */ (await answer.json());
  return token;
}

/** @param {number[]} numbers */
const median = (numbers) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/**
 * One cold visit: the scores of 0 to 100 and the times; null if the browser's trace began too late.
 * @param {string} name
 * @param {string | null} token
 * @returns {Promise<{ figures: Record<string, number>, failures: string[] } | null>}
 */
async function visit(name, token) {
  const chromium = await launch({
    chromeFlags: CHROMIUM_FLAGS,
    ...(process.env.CHROMIUM_PATH && { chromePath: process.env.CHROMIUM_PATH }),
  });
  try {
    const flags = {
      port: chromium.port,
      onlyCategories: CATEGORIES,
      ...(token && { extraHeaders: { Authorization: `Bearer ${token}` } }),
    };
    const url = new URL(PAGES[name].path, values.base).href;
    const result = await lighthouse(
      url,
      flags,
      values.preset === 'desktop' ? desktopConfig : undefined,
    );
    if (result?.lhr.runtimeError?.code === 'NO_NAVSTART') return null;
    if (result === undefined || result.lhr.runtimeError)
      throw new Error(`${name}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    const { categories, audits } = result.lhr;
    const scores = CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]);
    const times = Object.entries(TIMES).map(([id, label]) => [
      label,
      audits[id]?.numericValue ?? NaN,
    ]);
    const failures = (categories.accessibility?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id);
    return { figures: Object.fromEntries([...scores, ...times]), failures };
  } finally {
    chromium.kill();
  }
}

if (values.help) {
  console.log(USAGE);
  process.exit(0);
}
/** @type {Record<string, Record<string, number>>} */
const table = {};
/** @type {string[]} */
const missed = [];
const required = values.require
  .split(',')
  .filter(Boolean)
  .map((rule) => rule.split(':'));
for (const name of values.pages.split(',')) {
  if (!(name in PAGES)) throw new Error(`There is no page named ${name}.\n${USAGE}`);
  const { as } = PAGES[name];
  const visits = [];
  for (let tries = 0; visits.length < Number(values.runs); tries += 1) {
    if (tries > 3 * Number(values.runs)) throw new Error(`${name} could not be traced.`);
    const one = await visit(name, as && (await tokenOf(as)));
    if (one !== null) visits.push(one);
  }
  /** @type {Record<string, number>} */
  const row = {};
  for (const label of [...CATEGORIES, ...Object.values(TIMES)]) {
    const middle = median(visits.map(({ figures }) => figures[label]));
    row[label] = label === 'CLS' ? Number(middle.toFixed(3)) : Math.round(middle);
  }
  table[name] = row;
  const failures = new Set(visits.flatMap((one) => one.failures));
  if (failures.size > 0) console.error(`${name}: ${[...failures].join(', ')}`);
  for (const [category, least] of required)
    if (row[category] < Number(least))
      missed.push(`${name}: ${category} ${row[category]} < ${least}`);
}
if (values.json) console.log(JSON.stringify(table));
else console.table(table);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}
