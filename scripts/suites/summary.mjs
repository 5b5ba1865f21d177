import { elapsed } from '../steps/progress.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} milliseconds
 * @property {string} [used] CPU time and counted events, with their budget
 * @property {import('./cpu-meter.mjs').Use} [use]
 */

/**
 * The result of one suite in one line.
 * @param {Result} result
 */
export function resultLine({ name, counts, milliseconds, used }) {
  if (counts.isNotRun) return `– ${name.padEnd(10)} not run: ${counts.reason ?? ''}`;
  const words = [`${String(counts.passed)} passed`, `${String(counts.failed)} failed`];
  if (counts.skipped > 0) words.push(`${String(counts.skipped)} skipped`);
  const reason = counts.reason ? `: ${counts.reason}` : '';
  return `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${words.join(', ')}${reason} (${[elapsed(0, milliseconds), ...(used ? [used] : [])].join('; ')})`;
}

/**
 * The totals of all suites, for the last line of the output.
 * @param {Result[]} results
 */
export function totalLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  return `${String(sum('passed'))} passed, ${String(sum('failed'))} failed`;
}

/** Most names listed per suite; more failures usually have one cause that a few names show. */
const MOST_NAMED = 20;

/**
 * The last lines of a run. They name the failed tests, for readers who keep only the end of a long log.
 * @param {Result[]} results
 */
export function summary(results) {
  const lines = results.flatMap((result) => [
    resultLine(result),
    ...result.counts.names.slice(0, MOST_NAMED).map((name) => `    ✗ ${name}`),
  ]);
  return ['', ...lines, totalLine(results), ''].join('\n');
}

/**
 * The exit status of the whole run: a run without tests has not passed.
 * @param {Result[]} results
 */
export function exitStatus(results) {
  const ran = results.some(({ counts }) => counts.passed > 0);
  return ran && results.every(({ counts }) => counts.failed === 0) ? 0 : 1;
}
