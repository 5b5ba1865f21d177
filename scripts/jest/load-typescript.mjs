/** Lets a process or thread run the TypeScript sources, compiled like the product. */
import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { threadId } from 'node:worker_threads';
import { CACHE, ROOT } from '../steps/root.mjs';

/**
 * Node's types omit the method that a loader calls with the compiled code.
 * @typedef {NodeJS.Module & { _compile: (code: string, filename: string) => void }} CompilingModule
 */

const require = createRequire(import.meta.url);
const settings = readFileSync(join(ROOT, '.swcrc'), 'utf8');
/** @type {string} */
const compiler = require('@swc/core/package.json').version;
/** @type {Record<string, unknown>} */
const extensions = require.extensions;

process.setSourceMapsEnabled(true);

/**
 * The compiled code of a source file. It is kept with a digest of the source, because a thread would spend most of its
 * time on the compiler.
 * @param {string} filename
 */
function compiled(filename) {
  const source = readFileSync(filename, 'utf8');
  const name = relative(ROOT, filename);
  if (name.startsWith('..')) return compile(source, filename);
  const kept = join(CACHE, 'compiled', `${name}.js`);
  const ending = `\n// ${hash('sha1', `${compiler}\n${settings}\n${source}`)}\n`;
  const known = readIfThere(kept);
  if (known?.endsWith(ending)) return known;
  const code = compile(source, filename) + ending;
  mkdirSync(dirname(kept), { recursive: true });
  // Other processes may write it too, so each must see a complete file.
  const unfinished = `${kept}.${String(process.pid)}-${String(threadId)}`;
  writeFileSync(unfinished, code);
  renameSync(unfinished, kept);
  return code;
}

/**
 * @param {string} source
 * @param {string} filename
 */
function compile(source, filename) {
  const { transformSync } = /** @type {typeof import('@swc/core')} */ (require('@swc/core'));
  const options = { ...JSON.parse(settings), filename, swcrc: false, sourceMaps: 'inline' };
  return transformSync(source, options).code;
}

/** @param {string} path */
function readIfThere(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/**
 * @param {CompilingModule} module
 * @param {string} filename
 */
extensions['.ts'] = (module, filename) => {
  module._compile(compiled(filename), filename);
};

// An import without extension means the source file, even if a JSON file has the same name.
const readJson = extensions['.json'];
delete extensions['.json'];
extensions['.json'] = readJson;
