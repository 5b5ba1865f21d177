/** `npm run verify-reports`: proves that what was signed and sealed is as it was, while the server runs. */
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/verify-reports.js', []);
