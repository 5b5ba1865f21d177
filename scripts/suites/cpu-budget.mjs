/**
 * The budget of a suite in the fast tier, as measured on an idle machine.
 * @typedef {object} Budget
 * @property {number} seconds CPU seconds
 * @property {number} [fileSeconds] of one test file
 * @property {Record<string, number>} [counts] events that no load changes
 */

/** Tests cost up to 1.4 times as much beside other suites. */
const TOLERANCE = 1.5;
const NAMED_FILES = 5;

/** @param {number} seconds */
const rounded = (seconds) => `${String(Math.round(seconds))} s`;

/**
 * The files with the highest CPU time, one line each.
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
 * Reasons why the suite exceeded its budget.
 * @param {Budget} budget
 * @param {import('./cpu-meter.mjs').Use} use
 * @param {number} [slowness] of the machine, see `machinePace`
 * @returns {string[]} empty if it kept its budget
 */
export function overspent({ seconds, counts = {} }, use, slowness = 1) {
  const lines = Object.entries(counts)
    .filter(([name, most]) => (use.counts[name] ?? 0) > most)
    .map(([name, most]) => `${String(use.counts[name])} ${name}, at most ${String(most)}`);
  if (use.seconds > TOLERANCE * slowness * seconds) {
    const dearest = dearestFiles(use.files).join(', ');
    const machine = slowness > 1 ? ` on a machine ${slowness.toFixed(1)} times as slow` : '';
    lines.push(
      `${rounded(use.seconds)} of CPU time, budget ${rounded(seconds)}${machine}; the dearest files: ${dearest || 'unknown'}`,
    );
  }
  return lines;
}

/**
 * CPU use and budget, for the suite's line.
 * @param {import('./cpu-meter.mjs').Use} use
 * @param {Budget} [budget]
 * @param {number} [slowness] of the machine
 */
export function useBesideBudget(use, budget, slowness = 1) {
  const counts = Object.entries(use.counts).map(([name, count]) => {
    const most = budget?.counts?.[name];
    return `${String(count)}${most === undefined ? '' : ` of ${String(most)}`} ${name}`;
  });
  const seconds = Math.round(use.seconds);
  const cpu = `${String(seconds)}${budget ? ` of ${String(budget.seconds)}` : ''} CPU s`;
  const machine = slowness >= 1.1 ? [`machine ${slowness.toFixed(1)} × slower`] : [];
  return [cpu, ...machine, ...counts].join(', ');
}

/**
 * Test files that exceed the budget of a file clearly.
 * @param {Budget} budget
 * @param {import('./cpu-meter.mjs').Use} use
 * @param {number} [slowness] of the machine
 */
export function dearFiles({ fileSeconds = Infinity }, use, slowness = 1) {
  return dearestFiles(use.files, TOLERANCE * slowness * fileSeconds);
}
