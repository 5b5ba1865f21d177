import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { FULL_TIER_TRIGGERS, SUITES } from './catalogue.mjs';

/** Committed after `npm run test:all`. */
const FILE = 'scripts/suites/proof.json';

/**
 * The last successful full tier of each suite, by its name.
 * @typedef {Record<string, { commit: string, date: string, result: string }>} Proof
 */

/** @param {string[]} args */
function git(...args) {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** @returns {Proof} */
function readProof() {
  try {
    return JSON.parse(readFileSync(join(ROOT, FILE), 'utf8'));
  } catch {
    return {};
  }
}

/**
 * Records the commit of each suite whose full tier passed. Suites that failed or did not run keep their last proof, so
 * one suite can be repeated alone.
 * @param {import('./summary.mjs').Result[]} results
 * @param {(result: import('./summary.mjs').Result) => string} lineOf
 * @returns {string} what was written, or why it was not
 */
export function writeProof(results, lineOf) {
  try {
    const changed = git('status', '--porcelain', '--', '.', `:!${FILE}`).trim();
    if (changed) return 'No proof is written: the work tree has changes that are not committed.';
    const commit = git('rev-parse', 'HEAD').trim();
    const date = new Date().toISOString().slice(0, 10);
    const passed = results.filter(({ counts }) => counts.failed === 0 && !counts.isNotRun);
    const proof = {
      ...readProof(),
      ...Object.fromEntries(
        passed.map((result) => [result.name, { commit, date, result: lineOf(result) }]),
      ),
    };
    writeFileSync(join(ROOT, FILE), `${JSON.stringify(proof, null, 2)}\n`);
    return `${FILE} names ${commit}: commit it.`;
  } catch {
    return 'No proof is written: this is no checkout of git.';
  }
}

/**
 * Why the full tier is required again.
 * @returns {string} empty if it is not, or if git cannot tell
 */
export function wantsFullTier() {
  const proof = readProof();
  const unproven = SUITES.map(({ name }) => name).filter((name) => proof[name] === undefined);
  const commits = new Set(Object.values(proof).map(({ commit }) => commit));
  try {
    const files = [...commits].flatMap((commit) =>
      git('diff', '--name-only', commit, '--', ...FULL_TIER_TRIGGERS).split('\n'),
    );
    return describeChanges(
      unproven,
      [...new Set(files)].filter((file) => file !== ''),
    );
  } catch {
    return '';
  }
}

const MOST_NAMED = 10;

/**
 * @param {readonly string[]} unproven suites whose full tier never passed
 * @param {readonly string[]} files that changed since it passed
 */
export function describeChanges(unproven, files) {
  const never =
    unproven.length === 0
      ? []
      : [`\`npm run test:all\` has not passed yet for: ${unproven.join(', ')}.`];
  if (files.length === 0) return never.map((line) => `${line}\n`).join('');
  const rest = files.length - MOST_NAMED;
  return [
    ...never,
    '`npm run test:all` is due again, as these changed since it passed:',
    ...files.slice(0, MOST_NAMED).map((file) => `  ${file}`),
    ...(rest > 0 ? [`  and ${String(rest)} more`] : []),
    '',
  ].join('\n');
}
