/** `npm run bench -- [--jobs 1000000] [--rounds 3]`: measures the server against the least that could answer. */
import { ensurePackages } from './steps/packages.mjs';
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('bench/run.mjs', process.argv.slice(2), ensurePackages);
