import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from '../steps/digest.mjs';
import { ROOT } from '../steps/root.mjs';

/** The server's tests that the fast tier runs on MySQL: migrations, search, transactions, query plans, one restore. */
export const MYSQL_LANE = [
  'src/backup/backup.spec.ts',
  'src/database/engines/mysql-driver.spec.ts',
  'src/database/schema/full-text.spec.ts',
  'src/database/schema/migrator.spec.ts',
  'src/database/transactions/commit-batch.spec.ts',
  'src/database/transactions/data-version.spec.ts',
  'src/database/transactions/transaction-faults.spec.ts',
  'src/database/transactions/transaction-runner.spec.ts',
  'src/search/word-index.spec.ts',
  'test/contract/query-plans.http.spec.ts',
];

/** A block of tests that also, or only, runs on a database server. */
const ON_A_SERVER =
  /\bstartPrivateServer\(|\bdescribe(?:Http)?(?:OnEachDatabase|OnServer|WithDatabase)\(|\bdescribeHttp\(|\bdescribe(?:Http)?On\(\s*(?:'mysql'|engine)/;

/**
 * Every spec file with tests on a database server.
 * @returns {string[]} relative to the server's package
 */
export function serverSpecs() {
  const folder = join(ROOT, 'backend');
  return ['src', 'test']
    .flatMap((path) => filesUnder(folder, path))
    .filter((file) => file.endsWith('.spec.ts'))
    .filter((file) => ON_A_SERVER.test(readFileSync(join(folder, file), 'utf8')));
}
