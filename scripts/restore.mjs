/** `npm run restore -- FILE [--replace]`: restores the database from a backup file. */
import { fromCaller, runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/restore.js', process.argv.slice(2).map(fromCaller));
