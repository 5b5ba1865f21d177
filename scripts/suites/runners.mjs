import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILDS, ensureBuilt, isCurrent, runBuild } from '../steps/builds.mjs';
import { StepFailed, runLogged, tail } from '../steps/command.mjs';
import { filesUnder } from '../steps/digest.mjs';
import { step } from '../steps/progress.mjs';
import { CACHE, ROOT } from '../steps/root.mjs';
import { faultsOfBuild } from './budgets.mjs';
import { countJest, countPlaywright, countShifts, countTap, judge, oneFailure } from './counts.mjs';

/** Where the runners write what they counted. */
const REPORTS = join(CACHE, 'reports');
/** Longer than any suite takes on a small machine; a suite over it hangs. */
const SUITE_DEADLINE_MS = 25 * 60_000;
const TEST_DEADLINE_MS = 600_000;
/** Two steps that run at once cannot both draw one line anew. */
const SHARED_SCREEN = { write: (/** @type {string} */ text) => process.stdout.write(text) };

/**
 * What a suite runs in.
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env with the packages on the path and the services' addresses
 * @property {AbortSignal} signal ends the suite early
 * @property {(text: string) => void} say
 * @typedef {(context: Context) => Promise<import('./counts.mjs').Counts>} Runner
 */

/**
 * Commands that each count as one test: those that end with exit status 0 pass. None writes what
 * another reads, and each keeps one core busy, so there are two at a time.
 * @param {string[]} scripts names in package.json
 * @returns {Runner}
 */
export function npmScripts(scripts) {
  return async (context) => {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const waiting = [...scripts];
    const lane = async () => {
      for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
        const args = ['run', '--silent', script];
        const ending = await loggedStep(script, 'npm', args, context, SHARED_SCREEN);
        counts[ending.code === 0 ? 'passed' : 'failed'] += 1;
      }
    };
    await Promise.all([lane(), lane()]);
    return counts;
  };
}

/**
 * The Jest suite of a workspace.
 * @param {string} workspace
 * @returns {Runner}
 */
export function jest(workspace) {
  const report = join(REPORTS, `${workspace}.json`);
  return async (context) => {
    forget(report);
    const ending = await loggedStep(
      `${workspace} tests`,
      'npm',
      ['run', '--silent', 'test', '-w', workspace, '--', '--json', `--outputFile=${report}`],
      { ...context, env: { ...context.env, NODE_OPTIONS: '--experimental-vm-modules' } },
    );
    return judge(ending, () => countJest(readFileSync(report, 'utf8')));
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
    try {
      await ensureBuilt();
    } catch (error) {
      return oneFailure(`there is no build to test: ${String(error)}`);
    }
    forget(report);
    const ending = await loggedStep(
      `${name} tests`,
      'npm',
      ['run', '--silent', script, '-w', workspace, '--', '--reporter=list,json'],
      { ...context, env: { ...context.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    );
    return judge(ending, () => countPlaywright(readFileSync(report, 'utf8')));
  };
}

/**
 * As many random driver shifts against the built product as fit into three minutes, of phones without
 * a screen and in a real browser; says how many there were of which kind.
 * @returns {Runner}
 */
export function shifts() {
  const report = join(REPORTS, 'shifts.jsonl');
  return async (context) => {
    try {
      await ensureBuilt();
    } catch (error) {
      return oneFailure(`there is no build to test: ${String(error)}`);
    }
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
 * The tests that Node's own runner runs.
 * @param {string} folder
 * @returns {Runner}
 */
export function nodeTests(folder) {
  const report = join(REPORTS, `${folder}.tap`);
  return async (context) => {
    forget(report);
    const files = filesUnder(ROOT, folder).filter((file) => file.endsWith('.test.mjs'));
    const reporters = [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
    ];
    const args = ['--test', `--test-timeout=${String(TEST_DEADLINE_MS)}`, ...reporters, ...files];
    const ending = await loggedStep(`${folder} tests`, 'node', args, context);
    return judge(ending, () => countTap(readFileSync(report, 'utf8')));
  };
}

/**
 * Every part's build and the sizes of the browser's scripts, each one test.
 * @returns {Runner}
 */
export function builds() {
  return async (context) => {
    const counts = { passed: 0, failed: 0, skipped: 0 };
    for (const build of BUILDS) {
      try {
        if (!isCurrent(build)) await step(build.title, () => runBuild(build, context.signal));
        counts.passed += 1;
      } catch (error) {
        counts.failed += 1;
        context.say(error instanceof StepFailed ? `${error.details}\n` : '');
        context.say(`${String(error)}\n`);
      }
    }
    if (counts.failed > 0) return counts;
    const faults = faultsOfBuild(join(ROOT, 'frontend', 'dist'));
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
    context.say(faults.map((line) => `The scripts of the browser app. ${line}\n`).join(''));
    return counts;
  };
}

/**
 * Makes sure that the report read afterwards is this run's own.
 * @param {string} report
 */
function forget(report) {
  mkdirSync(REPORTS, { recursive: true });
  rmSync(report, { force: true });
}

/**
 * Runs one command under a progress line and prints all it said when it fails.
 * @param {string} title
 * @param {string} command
 * @param {string[]} args
 * @param {Context} context
 * @param {import('../steps/progress.mjs').Screen} [screen]
 */
async function loggedStep(title, command, args, { env, signal, say }, screen) {
  const logFile = join(CACHE, 'logs', `test-${title.replaceAll(/[^a-z0-9]+/gi, '-')}.log`);
  const ending = await step(
    `  ${title}`,
    () => runLogged(command, args, { logFile, env, signal, timeoutMs: SUITE_DEADLINE_MS }),
    ({ code }) => (code === 0 ? 'passed' : 'failed'),
    screen,
  );
  if (ending.code !== 0) say(`${tail(ending.output, Infinity)}\n`);
  return ending;
}
