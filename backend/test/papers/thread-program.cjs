const { join } = require('node:path');

// Loaded by the process too: with the last thread that has it the compiler would be unloaded, and
// the next thread would crash.
require('@swc/core');

/** The thread of the product, from its sources. */
exports.PAPER_THREAD = {
  file: join(__dirname, '../../src/papers/paper-thread.ts'),
  execArgv: ['--no-strip-types', '--require', join(__dirname, 'load-typescript.cjs')],
};

exports.IMPORT_THREAD = {
  file: join(__dirname, '../../src/import-files/file-thread.ts'),
  execArgv: ['--no-strip-types', '--require', join(__dirname, 'load-typescript.cjs')],
};
