/** `npm run retention -- --dry-run`: lists what the retention settings would purge, while the server runs. */
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/retention.js', process.argv.slice(2));
