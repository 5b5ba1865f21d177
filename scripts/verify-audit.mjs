/** `npm run verify-audit`: proves that no entry of the audit log is missing or changed, while the server runs. */
import { runServerProgram } from './steps/run-server-program.mjs';

await runServerProgram('backend/dist/verify-audit.js', []);
