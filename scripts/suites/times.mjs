import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { resultLine } from './summary.mjs';

/**
 * The last result of each suite by name; empty if none is stored.
 * @param {string} file
 * @returns {Record<string, import('./summary.mjs').Result>}
 */
function lastResults(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Stores the results of these suites; the results of other suites stay.
 * @param {string} file
 * @param {import('./summary.mjs').Result[]} results
 */
export function keepResults(file, results) {
  const own = Object.fromEntries(results.map((result) => [result.name, result]));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...lastResults(file), ...own }, null, 2));
}

/**
 * Every suite with the result and duration of its last run, one line each.
 * @param {string} file
 * @param {string[]} names
 */
export function listing(file, names) {
  const last = lastResults(file);
  const lines = names.map((name) => {
    const result = last[name];
    return result ? resultLine(result) : `  ${name.padEnd(10)} has not run here yet`;
  });
  return lines.map((line) => `${line}\n`).join('');
}
