import { certificates } from './certificates';
import type { Checked, EnvironmentReader } from './environment-reader';
import { serverList } from './server-list';
import type { DatabaseLimits, DatabaseSettings } from './settings-types';

type MysqlSettings = Extract<DatabaseSettings, { engine: 'mysql' }>;

const PROBLEM =
  'must look like mysql://user:password@host:port/name, several hosts with commas between them ' +
  '(leave it out for the embedded database)';
const PARAMETERS =
  'must end with the name: parameters behind it are not known (DATABASE_CA turns TLS on)';

/** Suits one server; a cluster may take longer to commit. */
export const DATABASE_LIMITS: DatabaseLimits = {
  poolSize: 10,
  commitMs: 2_500,
  transactionMs: 7_500,
};

/** Where records are stored. */
export function databaseSettings(read: EnvironmentReader, dataDir: string): DatabaseSettings {
  const server = read.checked('DATABASE_URL', databaseUrl);
  const ca = read.checked('DATABASE_CA', certificates);
  if (ca !== undefined) read.missing('DATABASE_URL', 'is needed where DATABASE_CA is set');
  if (server === undefined) return { engine: 'sqlite', dataDir };
  return ca === undefined ? server : { ...server, ca };
}

/** The limits on connections, commits and transactions. */
export function databaseLimits(read: EnvironmentReader): DatabaseLimits {
  const { poolSize, commitMs, transactionMs } = DATABASE_LIMITS;
  return {
    poolSize: read.integer('DATABASE_POOL_SIZE', poolSize, 2, 200),
    commitMs: read.integer('DATABASE_COMMIT_MS', commitMs, 500, 15_000),
    transactionMs: read.integer('DATABASE_TRANSACTION_MS', transactionMs, 1_000, 20_000),
  };
}

/** The time limit of a request; the operations it waits for have less. */
export function requestMs(
  read: EnvironmentReader,
  { commitMs, transactionMs }: DatabaseLimits,
): number {
  const ms = read.integer('REQUEST_MS', 9_500, 1_000, 20_000);
  if (ms <= Math.max(commitMs, transactionMs))
    read.problem('REQUEST_MS', 'must be more than DATABASE_COMMIT_MS and DATABASE_TRANSACTION_MS');
  return ms;
}

function databaseUrl(text: string): Checked<MysqlSettings> {
  const list = serverList(text, 3306);
  if (list === null || !['mysql:', 'mariadb:'].includes(list.scheme)) return { problem: PROBLEM };
  const { user, password, path: name } = list;
  const [first, ...others] = list.servers;
  if (name === '' || name.includes('/') || user === '') return { problem: PROBLEM };
  if (list.hasParameters) return { problem: PARAMETERS };
  const server = { engine: 'mysql', ...first, user, password, name } as const;
  return { value: others.length === 0 ? server : { ...server, others } };
}
