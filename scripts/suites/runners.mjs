import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../steps/digest.mjs';
import { ROOT } from '../steps/root.mjs';
import { faultsOfBuild } from './budgets.mjs';
import { countPlaywright, countShifts, countTap, judge, oneFailure } from './counts.mjs';
import { inLanes } from './lanes.mjs';
import { REPORTS, SUITE_DEADLINE_MS, forget, loggedStep } from './logged-step.mjs';

const TEST_DEADLINE_MS = 600_000;
/** The processes of single test files import it too. */
const JOURNAL_OF_NODE_TESTS = new URL('journal-of-node-tests.mjs', import.meta.url).href;

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
 * Each part's build, one test each, and one test of the browser's files: their sizes, and that every promised browser
 * reads them.
 * @returns {Runner}
 */
export function builds() {
  return async ({ product, say }) => {
    const { passed, failures } = await product();
    say(failures.map((text) => `${text}\n`).join(''));
    if (failures.length > 0) return { passed, failed: failures.length, skipped: 0, names: [] };
    const dist = join(ROOT, 'frontend', 'dist');
    // Its packages are installed only now.
    const { unsupportedInBuild } = await import('./browser-support.mjs');
    const faults = [...faultsOfBuild(dist), ...unsupportedInBuild(dist)];
    say(faults.map((line) => `The scripts of the browser app. ${line}\n`).join(''));
    const areSmall = faults.length === 0;
    const counts = { passed: passed + Number(areSmall), failed: Number(!areSmall), skipped: 0 };
    return { ...counts, names: faults };
  };
}
