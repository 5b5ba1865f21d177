/** Lets a thread of its own run the sources, as Vitest does for the tests. */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { transformSync } = require('@swc/core');

const options = JSON.parse(readFileSync(join(__dirname, '../../../.swcrc'), 'utf8'));

require.extensions['.ts'] = (module, filename) => {
  const { code } = transformSync(readFileSync(filename, 'utf8'), {
    ...options,
    filename,
    swcrc: false,
    sourceMaps: 'inline',
  });
  module._compile(code, filename);
};
