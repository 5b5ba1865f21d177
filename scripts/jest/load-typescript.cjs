/** Lets a process or a thread run the TypeScript sources, compiled as for the product. */
const { readFileSync } = require('node:fs');
const { Module } = require('node:module');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const options = JSON.parse(readFileSync(join(__dirname, '../../.swcrc'), 'utf8'));

process.setSourceMapsEnabled(true);

Module._extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};

// A name without an ending means the source, even where a JSON file beside it has the same name.
const readJson = Module._extensions['.json'];
delete Module._extensions['.json'];
Module._extensions['.json'] = readJson;
