import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Folders written by builds and tools; they never make anything outdated. */
const NOT_SOURCES = new Set(['node_modules', 'dist', 'coverage', '.cache', 'test-results']);

/**
 * One hash of the names and contents of files and whole folders. A missing path also counts, so that adding it later
 * changes the hash.
 * @param {string} root
 * @param {string[]} paths relative to the root
 * @returns {string} hexadecimal
 */
export function digest(root, paths) {
  const hash = createHash('sha256');
  for (const path of [...paths].sort()) {
    for (const file of filesUnder(root, path)) {
      hash.update(`${file}\0`);
      hash.update(
        createHash('sha256')
          .update(readFileSync(join(root, file)))
          .digest(),
      );
    }
  }
  return hash.digest('hex');
}

/**
 * All files of a folder, in an order that is the same on every machine.
 * @param {string} root
 * @param {string} path a file or a folder, relative to the root
 * @returns {string[]} relative to the root
 */
export function filesUnder(root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !(entry.isDirectory() && NOT_SOURCES.has(entry.name)))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesUnder(root, join(path, entry.name)));
}
