/** `npm run asvs`: exits with status 1 if docs/asvs.md omits a requirement or names something that does not exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';
import { tableProblems } from './check-table.mjs';
import { requirements } from './requirements.mjs';

const page = readFileSync(join(ROOT, 'docs/asvs.md'), 'utf8');
const problems = tableProblems(page, requirements(), (path) =>
  existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : null,
);
for (const problem of problems) process.stderr.write(`docs/asvs.md: ${problem}.\n`);
if (problems.length > 0) process.exitCode = 1;
