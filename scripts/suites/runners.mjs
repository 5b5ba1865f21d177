import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesUnder } from '../steps/digest.mjs';
import { ROOT } from '../steps/root.mjs';
import { faultsOfBuild } from './budgets.mjs';
import {
  countPlaywright,
  countShifts,
  countTap,
  countUnitTests,
  errorOutsideTests,
  judge,
  oneFailure,
  sumOf,
} from './counts.mjs';
import { inLanes } from './lanes.mjs';
import { MYSQL_LANE, serverSpecs } from './mysql-lane.mjs';
import { REPORTS, SUITE_DEADLINE_MS, forget, loggedStep } from './logged-step.mjs';
import { statementCover } from './statement-cover.mjs';

const TEST_DEADLINE_MS = 600_000;
/** The processes of single test files import it too. */
const JOURNAL_OF_NODE_TESTS = new URL('journal-of-node-tests.mjs', import.meta.url).href;

const BUILT_SERVER = join(ROOT, 'backend', 'dist', 'main.js');
const NOTHING_BUILT = oneFailure('there is no build to test');

/**
 * The context of one suite.
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env with the packages on the path and the services' addresses
 * @property {import('./product.mjs').BuiltProduct} product
 * @property {import('./run-suites.mjs').Tier} tier
 * @property {number} workers its share of the machine
 * @property {(pid: number) => void} onStart hears of each process that the suite starts
 * @property {AbortSignal} signal ends the suite early
 * @property {(text: string) => void} say shown when the suite ends
 * @typedef {(context: Context) => Promise<import('./counts.mjs').Counts>} Runner
 */

/**
 * Commands that each count as one test and pass with exit status 0. They are independent, and each keeps one core busy.
 * @param {string[]} fast names in package.json
 * @param {string[]} slow of the full tier alone
 * @returns {Runner}
 */
export function npmScripts(fast, slow) {
  return async (context) => {
    const scripts = context.tier === 'all' ? [...fast, ...slow] : fast;
    const endings = await inLanes(scripts, context.workers, (script) =>
      loggedStep(script, 'npm', ['run', '--silent', script], context),
    );
    const names = scripts.filter((_, index) => endings[index]?.code !== 0);
    return { passed: scripts.length - names.length, failed: names.length, skipped: 0, names };
  };
}

/**
 * The Vitest suite of a workspace.
 * @param {string} workspace
 * @returns {Runner}
 */
export const vitest = (workspace) =>
  unitTests(workspace, (report) => [
    ...['--reporter=default', '--reporter=json'],
    `--outputFile.json=${report}`,
  ]);

/**
 * The Jest suite of a workspace.
 * @param {string} workspace
 * @returns {Runner}
 */
export const jest = (workspace) => unitTests(workspace, jestReport);

/** @param {string} report */
const jestReport = (report) => ['--json', `--outputFile=${report}`];

/**
 * Both runners write the same report.
 * @param {string} workspace
 * @param {(report: string) => string[]} reporting arguments
 * @param {{ name: string, files: readonly string[] }} [part] some files of the workspace, under a name
 * @returns {Runner}
 */
function unitTests(workspace, reporting, { name, files } = { name: workspace, files: [] }) {
  const report = join(REPORTS, `${name}.json`);
  return async (context) => {
    forget(report);
    const workers = `--maxWorkers=${String(context.workers)}`;
    const given = [...reporting(report), workers, ...files];
    const args = ['run', '--silent', 'test', '-w', workspace, '--', ...given];
    const ending = await loggedStep(`${name} tests`, 'npm', args, context);
    const read = () => countUnitTests(readFileSync(report, 'utf8'));
    return judge(ending, read, errorOutsideTests(ending.output));
  };
}

/**
 * The suite of the server, some of whose tests start the built product. If the build fails, they build their own and
 * report the reason.
 * @returns {Runner}
 */
export function serverTests() {
  const run = jest('backend');
  return async (context) => {
    const env = await withBuiltServer(context);
    if (env['TEST_DATABASE'] === 'mysql') return onMysql('backend', serverSpecs())(context);
    if (context.tier === 'fast') return run({ ...context, env });
    const statements = mkdtempSync(join(tmpdir(), 'dispatch-statements-'));
    const counts = await run({ ...context, env: { ...env, TEST_STATEMENTS: statements } });
    return withCover(counts, statementCover(statements), context.say);
  };
}

/**
 * Tests of the server on MySQL: the lane in the fast tier, in the full tier every one of a database server, and the main
 * job in the browser.
 * @returns {Runner}
 */
export function mysqlTests() {
  const mainJob = playwright('e2e', 'main-job');
  return async (context) => {
    const isFast = context.tier === 'fast';
    const counts = await onMysql('mysql', isFast ? MYSQL_LANE : serverSpecs())(context);
    if (isFast) return counts;
    const env = { ...context.env, TEST_DATABASE: 'mysql' };
    return sumOf(counts, await mainJob({ ...context, env }));
  };
}

/**
 * @param {string} name
 * @param {readonly string[]} files
 * @returns {Runner}
 */
function onMysql(name, files) {
  const run = unitTests('backend', jestReport, { name, files });
  return async (context) => {
    const env = await withBuiltServer(context);
    return run({ ...context, env: { ...env, TEST_DATABASE: 'mysql' } });
  };
}

/** @param {Context} context */
async function withBuiltServer({ env, product }) {
  const { failures } = await product();
  return failures.length === 0 ? { ...env, SERVER_UNDER_TEST: BUILT_SERVER } : env;
}

/**
 * @param {import('./counts.mjs').Counts} counts
 * @param {{ share: number, promote: string | null }} cover of the fast tier
 * @param {(text: string) => void} say
 * @returns {import('./counts.mjs').Counts}
 */
function withCover(counts, { share, promote }, say) {
  const percent = (share * 100).toFixed(1);
  say(`    The fast tier sends MariaDB ${percent} % of all statement shapes.\n`);
  if (promote === null) return counts;
  const fault = `the fast tier lacks statements on MariaDB: promote ${promote}`;
  return { ...counts, failed: counts.failed + 1, names: [...counts.names, fault] };
}

/**
 * A Playwright suite of a workspace, against the built product.
 * @param {string} workspace
 * @param {string} [script] of its package.json
 * @returns {Runner}
 */
export function playwright(workspace, script = 'test') {
  const name = script === 'test' ? workspace : script;
  const report = join(REPORTS, `${name}.json`);
  return async (context) => {
    if ((await context.product()).failures.length > 0) return NOTHING_BUILT;
    forget(report);
    const ending = await loggedStep(
      `${name} tests`,
      'npm',
      [
        ...['run', '--silent', script, '-w', workspace, '--', '--reporter=list,json'],
        `--workers=${String(context.workers)}`,
      ],
      { ...context, env: { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return judge(ending, () => countPlaywright(readFileSync(report, 'utf8')));
  };
}

/**
 * Random driver shifts against the built product, of simulated phones and of a real browser; reports their number by
 * kind.
 * @returns {Runner}
 */
export function shifts() {
  const report = join(REPORTS, 'shifts.jsonl');
  return async (context) => {
    if ((await context.product()).failures.length > 0) return NOTHING_BUILT;
    forget(report);
    const env = { ...context.env, SHIFTS_REPORT: report };
    const args = ['run', '--silent', 'shifts', '-w', 'e2e'];
    const ending = await loggedStep('driver shifts', 'npm', args, { ...context, env });
    return judge(ending, () => {
      const text = readFileSync(report, 'utf8');
      for (const line of text.split('\n').filter(Boolean)) {
        const { name, passed, failed } = JSON.parse(line);
        context.say(`    ${name}: ${String(passed)} passed, ${String(failed)} failed\n`);
      }
      return countShifts(text);
    });
  };
}

/**
 * Tests of Node's own test runner.
 * @param {string} folder
 * @returns {Runner}
 */
export function nodeTests(folder) {
  return async (context) => {
    await context.product();
    const ofTier = context.tier === 'all' ? /\.test\.(mjs|ts)$/ : /(?<!\.all)\.test\.(mjs|ts)$/;
    const files = filesUnder(ROOT, folder).filter((file) => ofTier.test(file));
    return (await runNode(folder, files, TEST_DEADLINE_MS, context)).counts;
  };
}

/**
 * Builds the container image and tests it. Reports the measurements, or why there is no image.
 * @returns {Runner}
 */
export function imageTests() {
  return async (context) => {
    const files = ['scripts/image/image.suite.mjs'];
    const { counts, output } = await runNode('image', files, SUITE_DEADLINE_MS, context);
    for (const [, fact = ''] of output.matchAll(/^Image: (.*)$/gm)) context.say(`    ${fact}\n`);
    return counts;
  };
}

/**
 * @param {string} name
 * @param {string[]} files
 * @param {number} deadlineMs of one test
 * @param {Context} context
 */
async function runNode(name, files, deadlineMs, context) {
  const report = join(REPORTS, `${name}.tap`);
  forget(report);
  const reporters = [
    ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
    ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
  ];
  const limits = [
    `--test-timeout=${String(deadlineMs)}`,
    `--test-concurrency=${String(context.workers)}`,
  ];
  const journal = ['--import', JOURNAL_OF_NODE_TESTS];
  const args = ['--test', ...journal, ...limits, ...reporters, ...files];
  const ending = await loggedStep(`${name} tests`, 'node', args, context);
  const counts = judge(ending, () => countTap(readFileSync(report, 'utf8')));
  return { counts, output: ending.output };
}

/**
 * Each part's build and the size limits of the browser's scripts, one test each.
 * @returns {Runner}
 */
export function builds() {
  return async ({ product, say }) => {
    const { passed, failures } = await product();
    say(failures.map((text) => `${text}\n`).join(''));
    if (failures.length > 0) return { passed, failed: failures.length, skipped: 0, names: [] };
    const faults = faultsOfBuild(join(ROOT, 'frontend', 'dist'));
    say(faults.map((line) => `The scripts of the browser app. ${line}\n`).join(''));
    const areSmall = faults.length === 0;
    const counts = { passed: passed + Number(areSmall), failed: Number(!areSmall), skipped: 0 };
    return { ...counts, names: faults };
  };
}
