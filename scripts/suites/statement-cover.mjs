import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Minimum share of all shapes that the fast tier must send to MariaDB. */
const ENOUGH = 0.95;

/**
 * The share of a full run's MariaDB statements that the fast tier also sends. The server's tests write to the folder
 * TEST_STATEMENTS: each line is `fast` or `all`, the digest of a statement's shape, and the spec file.
 * @param {string} folder
 * @returns {{ share: number, promote: string | null }} where the share is too small, the file that adds
 *   the most when it runs on MariaDB in the fast tier
 */
export function statementCover(folder) {
  const lines = readdirSync(folder)
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter(Boolean)
    .map((line) => line.split(' '));
  if (lines.length === 0) throw new Error(`No test wrote its statements to ${folder}.`);

  const all = new Set(lines.map(([, digest]) => digest));
  const fast = new Set(lines.filter(([tier]) => tier === 'fast').map(([, digest]) => digest));
  const share = fast.size / all.size;
  return { share, promote: share < ENOUGH ? fileThatAddsMost(lines, fast) : null };
}

/**
 * @param {string[][]} lines
 * @param {Set<string | undefined>} known
 * @returns {string | null}
 */
function fileThatAddsMost(lines, known) {
  /** @type {Map<string, Set<string | undefined>>} */
  const added = new Map();
  for (const [, digest, file = ''] of lines)
    if (!known.has(digest)) added.set(file, (added.get(file) ?? new Set()).add(digest));
  const [most] = [...added].sort(
    ([one, its], [other, others]) => others.size - its.size || one.localeCompare(other),
  );
  return most?.[0] ?? null;
}
