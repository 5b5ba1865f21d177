/**
 * `node compile.mjs [TARGET]`, in the folder of a workspace: compiles its TypeScript from `src` to `dist`, or to
 * TARGET. Copies the other files, except tests and their expected results.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transformFile } from '@swc/core';
import { filesUnder } from './digest.mjs';

const OPTIONS = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));
const FOR_TESTS = /\.spec\.ts$|(^|\/)golden\//;
const TYPESCRIPT = /\.ts$/;

/**
 * Compiles every file, even after an error.
 * @param {string} folder of a workspace
 * @param {string} [target]
 * @returns {Promise<string[]>} compilation errors
 */
export async function compile(folder, target = join(folder, 'dist')) {
  const files = filesUnder(folder, 'src').filter((file) => !FOR_TESTS.test(file));
  const faults = await Promise.all(files.map((file) => write(folder, file, target)));
  return faults.filter((fault) => fault !== null);
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} out
 */
async function write(folder, file, out) {
  const source = join(folder, file);
  const target = join(out, relative('src', file)).replace(TYPESCRIPT, '.js');
  mkdirSync(dirname(target), { recursive: true });
  if (!TYPESCRIPT.test(file)) {
    copyFileSync(source, target);
    return null;
  }
  const sourceFileName = relative(dirname(target), source);
  try {
    const options = { ...OPTIONS, swcrc: false, configFile: false, sourceFileName };
    const { code, map } = await transformFile(source, options);
    const mapName = `${basename(target)}.map`;
    writeFileSync(target, `${code}\n//# sourceMappingURL=${mapName}`);
    writeFileSync(join(dirname(target), mapName), map ?? '');
    return null;
  } catch (error) {
    return `${file}: ${error instanceof Error ? error.message : String(error)}`;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = await compile(process.cwd(), process.argv[2]);
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
