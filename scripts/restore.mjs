/** `npm run restore -- FILE [--replace]`: makes the database what it was when the file was made. */
import { fromCaller, runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/restore.js', process.argv.slice(2).map(fromCaller));
