/** `npm run verify-reports`: proves that signed and sealed reports are unchanged, while the server runs. */
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/verify-reports.js', []);
