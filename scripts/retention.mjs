/** `npm run retention -- --dry-run`: says what would go by the settings of retention, while the server runs. */
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/retention.js', process.argv.slice(2));
