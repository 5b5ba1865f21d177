import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A kilobyte as networks count it. */
const KB = 1_000;

/** Brotli kilobytes of script before first use: of the entry, the app and its texts. */
const APPS = {
  welcome: 130,
  'sign-in': 130,
  driver: 142,
  console: 150,
  'view-dashboard': 155,
  'view-active-jobs': 160,
};
const CHUNK_KB = 120;
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';
/** What a page needs besides itself. */
const WITH = {
  welcome: ['landing'],
  'sign-in': ['landing'],
  'view-dashboard': ['console'],
  'view-active-jobs': ['console'],
};

/**
 * @typedef {object} Bundles as the frontend's build lists them
 * @property {Record<string, string[]>} groups scripts by name of entry, app or part
 * @property {string[]} chunks every script
 */

/**
 * What is larger than it may be, a line each; nothing when all is well.
 * @param {Bundles} bundles
 * @param {(file: string) => number} sizeOf bytes of a script as it travels
 * @returns {string[]}
 */
export function overBudget({ groups, chunks }, sizeOf) {
  const kilobytes = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, file) => sum + sizeOf(file), 0) / KB;
  const lines = [];
  for (const [app, limit] of Object.entries(APPS)) {
    const own = groups[app];
    if (own === undefined || groups.boot === undefined) {
      lines.push(`${app}: the build has no such part`);
      continue;
    }
    const parts = ['boot', ...(WITH[/** @type {keyof typeof WITH} */ (app)] ?? []), app];
    const size = kilobytes(new Set(parts.flatMap((part) => groups[part] ?? [])));
    if (size > limit) lines.push(`${app}: ${size.toFixed(1)} kB of script, at most ${limit} kB`);
  }
  for (const file of chunks) {
    const size = kilobytes([file]);
    if (size > CHUNK_KB) lines.push(`${file}: ${size.toFixed(1)} kB, at most ${CHUNK_KB} kB`);
  }
  return lines;
}

/**
 * Scripts of first views that V8 would compile on the page's own thread, a line each.
 * @param {Bundles} bundles
 * @param {(file: string) => string} textOf a script
 * @returns {string[]}
 */
export function compiledLate({ groups }, textOf) {
  const parts = ['boot', ...Object.keys(APPS), ...Object.values(WITH).flat()];
  return [...new Set(parts.flatMap((part) => groups[part] ?? []))]
    .filter((file) => !textOf(file).startsWith(`${COMPILE_HINT}\n`))
    .map((file) => `${file}: does not begin with ${COMPILE_HINT}`);
}

/**
 * The same for the build in a folder.
 * @param {string} dist
 */
export function faultsOfBuild(dist) {
  /** @type {Bundles} */
  const bundles = JSON.parse(readFileSync(join(dist, 'bundles.json'), 'utf8'));
  return [
    ...overBudget(bundles, (file) => statSync(join(dist, `${file}.br`)).size),
    ...compiledLate(bundles, (file) => readFileSync(join(dist, file), 'utf8')),
  ];
}
