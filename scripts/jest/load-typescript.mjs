/** Lets a process or thread run the TypeScript sources, compiled like the product. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { ROOT } from '../steps/root.mjs';

/**
 * Node's types omit the method that a loader calls with the compiled code.
 * @typedef {NodeJS.Module & { _compile: (code: string, filename: string) => void }} CompilingModule
 */

/** @type {import('@swc/core').Options} */
const options = JSON.parse(readFileSync(join(ROOT, '.swcrc'), 'utf8'));
/** @type {Record<string, unknown>} */
const extensions = createRequire(import.meta.url).extensions;

process.setSourceMapsEnabled(true);

/**
 * @param {CompilingModule} module
 * @param {string} filename
 */
extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};

// An import without extension means the source file, even if a JSON file has the same name.
const readJson = extensions['.json'];
delete extensions['.json'];
extensions['.json'] = readJson;
