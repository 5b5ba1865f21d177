import { builds, imageTests, nodeTests, npmScripts, playwright, shifts } from './runners.mjs';
import { jest, mysqlTests, serverTests, vitest } from './unit-runners.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name as `npm test -- NAME` knows it
 * @property {import('./services.mjs').ServiceName[]} needs
 * @property {import('./cpu-budget.mjs').Budget} [budget] of the fast tier
 * @property {import('./runners.mjs').Runner} run
 */

/**
 * Every suite in starting order: first those that others wait for, then the long ones, so that short ones fill the
 * gaps.
 * @type {Suite[]}
 */
export const SUITES = [
  { name: 'build', budget: { seconds: 60 }, needs: [], run: builds() },
  {
    name: 'check',
    budget: { seconds: 140 },
    needs: [],
    run: npmScripts(
      ['format:check', 'lint', 'generated', 'imports', 'unused', 'licences:check', 'asvs'],
      ['lint:typed'],
    ),
  },
  {
    name: 'backend',
    budget: { seconds: 660, fileSeconds: 20, counts: { boots: 342, 'server-starts': 8 } },
    needs: ['mariadb', 'redis'],
    run: serverTests(),
  },
  {
    name: 'mysql',
    budget: { seconds: 112, fileSeconds: 40 },
    needs: ['mysql', 'redis', 'chromium'],
    run: mysqlTests(),
  },
  {
    name: 'screens',
    budget: { seconds: 330, fileSeconds: 200, counts: { 'page-visits': 182, 'server-starts': 2 } },
    needs: ['headlessShell'],
    run: playwright('e2e', 'screens'),
  },
  {
    name: 'frontend',
    budget: { seconds: 420, fileSeconds: 8 },
    needs: [],
    run: vitest('frontend'),
  },
  {
    name: 'e2e',
    budget: { seconds: 200, fileSeconds: 40, counts: { 'page-visits': 40, 'server-starts': 6 } },
    needs: ['mariadb', 'chromium', 'headlessShell'],
    run: playwright('e2e'),
  },
  {
    name: 'webkit',
    budget: { seconds: 75 },
    needs: ['webkit'],
    run: playwright('e2e', 'webkit'),
  },
  {
    name: 'firefox',
    budget: { seconds: 75 },
    needs: ['firefox'],
    run: playwright('e2e', 'firefox'),
  },
  {
    name: 'shifts',
    budget: { seconds: 35 },
    needs: ['mariadb', 'chromium', 'headlessShell'],
    run: shifts(),
  },
  {
    name: 'scripts',
    budget: { seconds: 60, fileSeconds: 15 },
    needs: ['mariadb', 'redis', 'promtool', 'haproxy'],
    run: nodeTests('scripts'),
  },
  { name: 'image', needs: [], run: imageTests() },
  { name: 'domain', budget: { seconds: 14, fileSeconds: 2 }, needs: [], run: jest('domain') },
  { name: 'clients', budget: { seconds: 10 }, needs: [], run: nodeTests('clients') },
];

/**
 * A change below one of these paths requires the full tier, and so does each release: locks, races, the storage of
 * phones, and the base of all stories and screens.
 */
export const FULL_TIER_TRIGGERS = [
  'backend/src/backup',
  'backend/src/database',
  'backend/src/http/idempotency',
  'backend/src/modules/admin-users/audit',
  'backend/src/modules/drivers/operations',
  'backend/src/modules/data/imports',
  'backend/src/modules/jobs/recurring',
  'backend/src/modules/drivers/signatures',
  'backend/src/modules/outside/webhooks',
  'backend/src/search',
  'backend/src/serve.ts',
  'backend/src/totals',
  'backend/src/workers',
  'e2e/support',
  'frontend/src/portal/offline',
  'frontend/src/ui',
];

/**
 * The suites on MySQL instead of MariaDB.
 * @param {Suite[]} suites
 * @returns {Suite[]}
 */
export function onMysqlInstead(suites) {
  return suites
    .filter(({ name }) => name !== 'mysql')
    .map((suite) => ({
      ...suite,
      needs: suite.needs.map((need) => (need === 'mariadb' ? 'mysql' : need)),
    }));
}

/**
 * The suites with the given names; all if there are none.
 * @param {string[]} names
 * @returns {Suite[]}
 */
export function chooseSuites(names) {
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    const known = SUITES.map((suite) => suite.name).join(', ');
    throw new Error(`There is no suite named ${unknown.join(', ')}: choose from ${known}.`);
  }
  return names.length === 0 ? SUITES : SUITES.filter((suite) => names.includes(suite.name));
}
