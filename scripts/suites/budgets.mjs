import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A kilobyte in network units. */
const KB = 1_000;

/** Brotli kilobytes of script that a first view loads: its own and its dependencies. */
const LIMITS = { welcome: 180, 'sign-in': 180, driver: 170, 'driver-job': 200 };
const CONSOLE_VIEW = 270;
/** Brotli kilobytes of script of pages outside the app. */
const PAGES = { track: 60 };
/** Brotli kilobytes of script of parts that open over any view, without shared code. */
const LATE_PARTS = { account: 80 };
const UNDER_LATE_PARTS = ['boot', 'later', 'theme'];
const CHUNK_KB = 120;
const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * @typedef {object} Bundles as the frontend's build lists them
 * @property {Record<string, string[]>} groups scripts by name of entry, app or part
 * @property {string[]} chunks every script
 * @property {Record<string, { parts: string[] }>} firstViews what each first view needs besides the entry
 */

/**
 * Scripts above their limit, one line each; empty if there is none.
 * @param {Bundles} bundles
 * @param {(file: string) => number} sizeOf bytes of a script as it travels
 * @returns {string[]}
 */
export function overBudget({ groups, chunks, firstViews }, sizeOf) {
  const kilobytes = (/** @type {Iterable<string>} */ files) =>
    [...files].reduce((sum, file) => sum + sizeOf(file), 0) / KB;
  const lines = [];
  for (const [view, { parts }] of Object.entries(firstViews)) {
    const all = ['boot', ...parts];
    const missing = all.find((part) => groups[part] === undefined);
    if (missing !== undefined) {
      lines.push(`${view}: the build has no part ${missing}`);
      continue;
    }
    const limit = LIMITS[/** @type {keyof typeof LIMITS} */ (view)] ?? CONSOLE_VIEW;
    const size = kilobytes(new Set(all.flatMap((part) => groups[part] ?? [])));
    if (size > limit) lines.push(`${view}: ${size.toFixed(1)} kB of script, at most ${limit} kB`);
  }
  for (const view of Object.keys(LIMITS))
    if (!(view in firstViews)) lines.push(`${view}: the build has no such view`);
  for (const [page, limit] of Object.entries(PAGES)) {
    const size = kilobytes(groups[page] ?? []);
    if (groups[page] === undefined) lines.push(`${page}: the build has no such page`);
    else if (size > limit)
      lines.push(`${page}: ${size.toFixed(1)} kB of script, at most ${limit} kB`);
  }
  const shared = new Set(UNDER_LATE_PARTS.flatMap((part) => groups[part] ?? []));
  for (const [part, limit] of Object.entries(LATE_PARTS)) {
    const files = groups[part];
    if (files === undefined) {
      lines.push(`${part}: the build has no such part`);
      continue;
    }
    const size = kilobytes(files.filter((file) => !shared.has(file)));
    if (size > limit) lines.push(`${part}: ${size.toFixed(1)} kB of script, at most ${limit} kB`);
  }
  for (const file of chunks) {
    const size = kilobytes([file]);
    if (size > CHUNK_KB) lines.push(`${file}: ${size.toFixed(1)} kB, at most ${CHUNK_KB} kB`);
  }
  return lines;
}

/**
 * Scripts of first views that V8 would compile on the main thread, one line each.
 * @param {Bundles} bundles
 * @param {(file: string) => string} textOf a script
 * @returns {string[]}
 */
export function compiledLate({ groups, firstViews }, textOf) {
  const parts = ['boot', ...Object.values(firstViews).flatMap((view) => view.parts)];
  return [...new Set(parts.flatMap((part) => groups[part] ?? []))]
    .filter((file) => !textOf(file).startsWith(`${COMPILE_HINT}\n`))
    .map((file) => `${file}: does not begin with ${COMPILE_HINT}`);
}

/**
 * Budget violations of the build in a folder.
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
