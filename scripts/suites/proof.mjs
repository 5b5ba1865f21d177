import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { FULL_TIER_TRIGGERS } from './catalogue.mjs';

/** Committed after `npm run test:all`. */
const FILE = 'scripts/suites/proof.json';

/**
 * The last successful run of the full tier.
 * @typedef {object} Proof
 * @property {string} commit
 * @property {string} date
 * @property {number} passed tests
 * @property {Record<string, string>} suites what each came to
 */

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/**
 * Records the commit of a successful run of the full tier.
 * @param {import('./summary.mjs').Result[]} results
 * @param {(result: import('./summary.mjs').Result) => string} lineOf
 * @returns {string} what was written, or why it was not
 */
export function writeProof(results, lineOf) {
  try {
    const changed = git('status', '--porcelain', '--', '.', `:!${FILE}`).trim();
    if (changed) return 'No proof is written: the work tree has changes that are not committed.';
    /** @type {Proof} */
    const proof = {
      commit: git('rev-parse', 'HEAD').trim(),
      date: new Date().toISOString().slice(0, 10),
      passed: results.reduce((sum, { counts }) => sum + counts.passed, 0),
      suites: Object.fromEntries(results.map((result) => [result.name, lineOf(result)])),
    };
    writeFileSync(join(ROOT, FILE), `${JSON.stringify(proof, null, 2)}\n`);
    return `${FILE} names ${proof.commit}: commit it.`;
  } catch {
    return 'No proof is written: this is no checkout of git.';
  }
}

/**
 * The changes since the last proof that require the full tier again.
 * @returns {string} empty if there are none, or if git cannot tell
 */
export function wantsFullTier() {
  try {
    /** @type {Proof} */
    const { commit, date } = JSON.parse(readFileSync(join(ROOT, FILE), 'utf8'));
    const files = git('diff', '--name-only', commit, '--', ...FULL_TIER_TRIGGERS)
      .split('\n')
      .filter((file) => file !== '' && file !== FILE);
    return describeChanges({ commit, date }, files);
  } catch {
    return '';
  }
}

const MOST_NAMED = 10;

/**
 * @param {Pick<Proof, 'commit' | 'date'>} proof
 * @param {string[]} files
 */
export function describeChanges({ commit, date }, files) {
  if (files.length === 0) return '';
  const rest = files.length - MOST_NAMED;
  return [
    `\`npm run test:all\` passed at ${commit.slice(0, 8)} (${date}). It is due again, as these changed since:`,
    ...files.slice(0, MOST_NAMED).map((file) => `  ${file}`),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
    '',
  ].join('\n');
}
