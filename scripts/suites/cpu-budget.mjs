/**
 * What a suite may use in the fast tier, as measured on a quiet machine.
 * @typedef {object} Budget
 * @property {number} seconds CPU seconds
 * @property {number} [fileSeconds] of one test file
 * @property {Record<string, number>} [counts] events that no load changes
 */

/** The same work costs up to 1.4 times as much on a loaded machine. */
const TOLERANCE = 1.5;
const NAMED_FILES = 5;

/** @param {number} seconds */
const rounded = (seconds) => `${String(Math.round(seconds))} s`;

/**
 * The files that used most, a line each.
 * @param {Record<string, number>} files
 * @param {number} [atLeast] seconds
 */
export function dearestFiles(files, atLeast = 0) {
  return Object.entries(files)
    .filter(([, seconds]) => seconds > atLeast)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED_FILES)
    .map(([name, seconds]) => `${name} ${rounded(seconds)}`);
}

/**
 * Why the suite used too much.
 * @param {Budget} budget
 * @param {import('./cpu-meter.mjs').Use} use
 * @returns {string[]} empty where it kept its budget
 */
export function overspent({ seconds, counts = {} }, use) {
  const lines = Object.entries(counts)
    .filter(([name, most]) => (use.counts[name] ?? 0) > most)
    .map(([name, most]) => `${String(use.counts[name])} ${name}, at most ${String(most)}`);
  if (use.seconds > TOLERANCE * seconds) {
    const dearest = dearestFiles(use.files).join(', ');
    lines.push(
      `${rounded(use.seconds)} of CPU time, budget ${rounded(seconds)}; the dearest files: ${dearest || 'unknown'}`,
    );
  }
  return lines;
}

/**
 * Use beside budget, for the suite's line.
 * @param {import('./cpu-meter.mjs').Use} use
 * @param {Budget} [budget]
 */
export function useBesideBudget(use, budget) {
  const counts = Object.entries(use.counts).map(([name, count]) => {
    const most = budget?.counts?.[name];
    return `${String(count)}${most === undefined ? '' : ` of ${String(most)}`} ${name}`;
  });
  const seconds = Math.round(use.seconds);
  const cpu = `${String(seconds)}${budget ? ` of ${String(budget.seconds)}` : ''} CPU s`;
  return [cpu, ...counts].join(', ');
}

/**
 * Test files that cost clearly more than a file of their suite should.
 * @param {Budget} budget
 * @param {import('./cpu-meter.mjs').Use} use
 */
export function dearFiles({ fileSeconds = Infinity }, use) {
  return dearestFiles(use.files, TOLERANCE * fileSeconds);
}
