const { join } = require('node:path');

/** The thread of the product, from its sources. */
exports.PAPER_THREAD = {
  file: join(__dirname, '../../src/papers/paper-thread.ts'),
  execArgv: ['--no-strip-types', '--require', join(__dirname, 'load-typescript.cjs')],
};

exports.IMPORT_THREAD = {
  file: join(__dirname, '../../src/import-files/file-thread.ts'),
  execArgv: ['--no-strip-types', '--require', join(__dirname, 'load-typescript.cjs')],
};
