/** Reads the Dockerfile without a builder. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';

const TEXT = readFileSync(join(ROOT, 'docker/Dockerfile'), 'utf8');
const IGNORED = readFileSync(join(ROOT, 'docker/Dockerfile.dockerignore'), 'utf8')
  .trim()
  .split('\n');

/** @typedef {{ word: string, rest: string }} Instruction */

/** @type {Instruction[]} */
const instructions = TEXT.replaceAll(/^ *#.*\n/gm, '')
  .replaceAll(/\\\n/g, ' ')
  .split('\n')
  .filter(Boolean)
  .map((line) => {
    const [word = ''] = line.split(' ', 1);
    return { word, rest: line.slice(word.length).trim() };
  });

export const OFFICIAL_BASE = /^ARG BASE=(\S+)$/m.exec(TEXT)?.[1] ?? '';

/** Instructions of the final stage. */
export const shipped = instructions.slice(
  instructions.findLastIndex(({ word }) => word === 'FROM'),
);

/** Repository files and folders used by the build. */
export const copied = instructions
  .filter(({ word, rest }) => word === 'COPY' && !rest.includes('--from='))
  .flatMap(({ rest }) => rest.split(/ +/).slice(0, -1));

/**
 * Whether the builder receives a file of the repository: the last matching line decides.
 * @param {string} file
 */
export function isGiven(file) {
  const parts = file.split('/');
  const names = parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  const last = IGNORED.findLast((line) =>
    names.some((name) => patternOf(line.replace(/^!/, '')).test(name)),
  );
  return last === undefined || last.startsWith('!');
}

/**
 * Unlike in Node, a star also matches names that begin with a dot.
 * @param {string} glob
 */
function patternOf(glob) {
  const parts = { '.': '\\.', '**/': '(?:.*/)?', '*': '[^/]*' };
  const source = glob.replaceAll(/\*\*\/|[.*]/g, (found) => parts[/** @type {'*'} */ (found)]);
  return new RegExp(`^${source}$`);
}
