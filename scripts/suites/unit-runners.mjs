import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { countUnitTests, errorOutsideTests, judge, sumOf } from './counts.mjs';
import { REPORTS, forget, loggedStep } from './logged-step.mjs';
import { MYSQL_LANE, serverSpecs } from './mysql-lane.mjs';
import { playwright } from './runners.mjs';
import { statementCover } from './statement-cover.mjs';

/** @typedef {import('./runners.mjs').Context} Context */
/** @typedef {import('./runners.mjs').Runner} Runner */

const BUILT_SERVER = join(ROOT, 'backend', 'dist', 'main.js');

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
