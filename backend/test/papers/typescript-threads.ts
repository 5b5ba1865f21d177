import { IMAGE_THREAD } from '../../src/images/thread-program';
import { IMPORT_THREAD } from '../../src/import-files/thread-program';
import { PAPER_THREAD } from '../../src/papers/thread-program';

const LOADER = require.resolve('../../../scripts/jest/load-typescript.mjs');

// Tests run without a build, so threads also load the sources.
for (const program of [PAPER_THREAD, IMPORT_THREAD, IMAGE_THREAD]) {
  Object.assign(program, {
    file: program.file.replace(/\.js$/, '.ts'),
    execArgv: ['--conditions=source', '--no-strip-types', '--require', LOADER],
  });
}
