/** `npm run backup -- FILE`: copies the whole database into one file while the server runs. */
import { fromCaller, runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/backup.js', process.argv.slice(2).map(fromCaller));
