/** `npm run bench -- [--jobs 1000000] [--rounds 3]`: compares the server with a minimal one. */
import { ensurePackages } from './steps/packages.mjs';
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('bench/run.mjs', process.argv.slice(2), ensurePackages);
