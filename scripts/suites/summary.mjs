import { elapsed } from '../steps/progress.mjs';

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {import('./counts.mjs').Counts} counts
 * @property {number} milliseconds
 */

/**
 * What one suite came to, in one line.
 * @param {Result} result
 */
export function resultLine({ name, counts, milliseconds }) {
  const words = [`${String(counts.passed)} passed`, `${String(counts.failed)} failed`];
  if (counts.skipped > 0) words.push(`${String(counts.skipped)} skipped`);
  const reason = counts.reason ? `: ${counts.reason}` : '';
  return `${counts.failed > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${words.join(', ')}${reason} (${elapsed(0, milliseconds)})`;
}

/**
 * The totals over all suites, as the very last line says them.
 * @param {Result[]} results
 */
export function totalLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, { counts }) => total + counts[key], 0);
  return `${String(sum('passed'))} passed, ${String(sum('failed'))} failed`;
}

/**
 * Everything that is printed at the end.
 * @param {Result[]} results
 */
export function summary(results) {
  return ['', ...results.map(resultLine), totalLine(results), ''].join('\n');
}

/**
 * The exit status of the whole run: one that executed nothing has not passed.
 * @param {Result[]} results
 */
export function exitStatus(results) {
  const ran = results.some(({ counts }) => counts.passed > 0);
  return ran && results.every(({ counts }) => counts.failed === 0) ? 0 : 1;
}
