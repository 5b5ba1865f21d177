/** Reads the counts of passed and failed tests from each test runner's report. */
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped shown, but part of neither
 * @property {string[]} names what failed, as far as the runner names it
 * @property {string} [reason] why a suite counts as failed although no test of it did, or why it did not run
 * @property {true} [isNotRun] the suite has neither passed nor failed
 */

/**
 * @param {string} text the JSON report of Vitest or Jest
 * @returns {Counts}
 */
export function countUnitTests(text) {
  const report = JSON.parse(text);
  /** @type {{ name: string, status: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} */
  const files = report.testResults;
  // The report contains no tests of a file that cannot be loaded.
  const unread = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  const names = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages: [why = ''] }) => `${name}: ${fullName}: ${firstLine(why)}`,
      ),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unread.length,
    skipped: report.numPendingTests + report.numTodoTests,
    names: [...unread.map(({ name }) => name), ...names],
  };
}

/** @param {string} text */
const firstLine = (text) => stripVTControlCharacters(text).split('\n', 1)[0] ?? '';

/**
 * The first error that Vitest caught outside of every test, and its file. The report has none of these.
 * @param {string} output what Vitest printed
 */
export function errorOutsideTests(output) {
  const told = stripVTControlCharacters(output).split('⎯ Unhandled Errors ⎯')[1];
  const error = told?.match(/^⎯+ [A-Z].* ⎯+\n(.+)/m)?.[1];
  const file = told?.match(/^This error originated in "(.+)" test file/m)?.[1];
  return [error, file && `from ${file}`].filter(Boolean).join(', ');
}

/**
 * @param {string} text the report of Playwright's `json` reporter
 * @returns {Counts}
 */
export function countPlaywright(text) {
  const { stats, errors = [], suites = [] } = JSON.parse(text);
  const names = [
    .../** @type {{ message?: string }[]} */ (errors).map(({ message = '' }) => firstLine(message)),
    .../** @type {PlaywrightSuite[]} */ (suites).flatMap(failedSpecs),
  ];
  return {
    passed: stats.expected,
    // A test that passes only on a retry counts as failed.
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    names,
  };
}

/**
 * @typedef {{ suites?: PlaywrightSuite[], specs: { file: string, title: string, tests: { status: string }[] }[] }} PlaywrightSuite
 * @param {PlaywrightSuite} suite
 * @returns {string[]}
 */
function failedSpecs({ suites = [], specs }) {
  const failed = specs.filter(({ tests }) =>
    tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  );
  return [...failed.map(({ file, title }) => `${file}: ${title}`), ...suites.flatMap(failedSpecs)];
}

/**
 * @param {string} text what Node's `tap` reporter wrote
 * @returns {Counts}
 */
export function countTap(text) {
  const total = (/** @type {string} */ name) => {
    const line = text.match(new RegExp(`^# ${name} (\\d+)$`, 'm'));
    if (!line) throw new Error(`The report has no total for "${name}".`);
    return Number(line[1]);
  };
  return {
    passed: total('pass'),
    failed: total('fail') + total('cancelled'),
    skipped: total('skipped') + total('todo'),
    names: [...text.matchAll(/^ *not ok \d+ - (.*)$/gm)].map(([, name = '']) => name),
  };
}

/**
 * @param {string} text one line of JSON for each fleet of phones; every shift counts as a test
 * @returns {Counts}
 */
export function countShifts(text) {
  const fleets = text.split('\n').filter(Boolean);
  /** @type {Counts} */
  const counts = { passed: 0, failed: 0, skipped: 0, names: [] };
  for (const line of fleets) {
    const { name, passed, failed } = JSON.parse(line);
    counts.passed += passed;
    counts.failed += failed;
    if (failed > 0) counts.names.push(name);
  }
  return counts;
}

/**
 * The counts of a suite without a report.
 * @param {string} reason
 * @returns {Counts}
 */
export function oneFailure(reason) {
  return { passed: 0, failed: 1, skipped: 0, names: [], reason };
}

/**
 * The counts of a suite that cannot run on this machine.
 * @param {string} reason
 * @returns {Counts}
 */
export function notRun(reason) {
  return { passed: 0, failed: 0, skipped: 0, names: [], reason, isNotRun: true };
}

/**
 * The counts of two runs together.
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export function sumOf(one, other) {
  return {
    ...other,
    ...one,
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    names: [...one.names, ...other.names],
  };
}

/**
 * Judges a run: a successful report does not count if the runner failed, and a suite without a test has not passed.
 * @param {{ code: number, timedOut: boolean }} ending
 * @param {() => Counts} readReport
 * @param {string} [outside] an error outside of every test
 * @returns {Counts}
 */
export function judge(ending, readReport, outside = '') {
  if (ending.timedOut) return oneFailure('it did not end in time and was stopped');
  let counts;
  try {
    counts = readReport();
  } catch {
    return oneFailure(`it ended with exit status ${String(ending.code)} and no result`);
  }
  if (counts.failed > 0) return counts;
  if (ending.code !== 0) {
    const reason = `it ended with exit status ${String(ending.code)} although no test failed`;
    return { ...counts, failed: 1, reason: [reason, outside].filter(Boolean).join(': ') };
  }
  return counts.passed === 0 ? { ...counts, failed: 1, reason: 'it ran no test' } : counts;
}
