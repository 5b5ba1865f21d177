import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import type { DataSourceOptions } from 'typeorm';
import type { ConnectionOptions } from 'mysql2';
import type { DatabaseSettings } from '../../config/settings-types';
import { DEADLINES } from '../transactions/deadlines';
import { ENTITIES } from '../schema/entities';
import { mysqlDriver } from './mysql-driver';
import type { MysqlServers } from './mysql-servers';
import type { ServerKind } from './server-kind';
import { COLLATION } from './session-settings';

type SqliteSettings = Extract<DatabaseSettings, { engine: 'sqlite' }>;
export type MysqlSettings = Extract<DatabaseSettings, { engine: 'mysql' }>;

const BUSY_TIMEOUT_MS = 5_000;
/** In addition to the operating system's file cache; mostly holds index pages. */
const CACHE_KB = { writer: 8_000, reader: 2_000 };

export function sqliteFile(settings: SqliteSettings): string {
  mkdirSync(settings.dataDir, { recursive: true });
  return join(settings.dataDir, 'dispatch.db');
}

/**
 * One of the two connections to the file. The writer syncs every commit to disk. The reader sees only committed data
 * and cannot write.
 */
export function sqliteOptions(file: string, role: 'writer' | 'reader'): DataSourceOptions {
  return {
    type: 'better-sqlite3',
    database: file,
    entities: role === 'writer' ? ENTITIES : [],
    synchronize: false,
    logging: false,
    timeout: BUSY_TIMEOUT_MS,
    prepareDatabase: (database: BetterSqlite3.Database) => {
      database.pragma('journal_mode = WAL');
      database.pragma('synchronous = FULL');
      database.pragma('foreign_keys = ON');
      // Overwrite deleted and replaced values in the file.
      database.pragma('secure_delete = ON');
      database.pragma(`cache_size = -${CACHE_KB[role]}`);
      if (role === 'reader') database.pragma('query_only = ON');
    },
  };
}

/** Credentials and TLS options, for the pool and the probe. */
function accessOptions({ user, password, name, ca }: MysqlSettings) {
  return {
    user,
    password,
    database: name,
    connectTimeout: DEADLINES.connect,
    ...(ca === undefined ? {} : { ssl: { ca, verifyIdentity: true } }),
  };
}

/** One connection outside the pool. */
export function probeOptions(settings: MysqlSettings, servers: MysqlServers): ConnectionOptions {
  return { ...accessOptions(settings), stream: servers.connect };
}

/**
 * A pool of connections. Instants are sent as UTC; big integers and sums arrive as numbers, as on SQLite. `mysqlDriver`
 * configures the session itself (isolation, strictness, lock waits).
 */
export function mysqlOptions(
  settings: MysqlSettings,
  servers: MysqlServers,
  kind: ServerKind,
  poolSize: number,
): DataSourceOptions {
  const { user: username, ...access } = accessOptions(settings);
  return {
    type: kind,
    driver: mysqlDriver({ kind, hasOneAddress: servers.count === 1 }),
    ...access,
    username,
    entities: ENTITIES,
    synchronize: false,
    logging: false,
    charset: COLLATION,
    timezone: 'Z',
    dateStrings: false,
    supportBigNumbers: true,
    bigNumberStrings: false,
    multipleStatements: false,
    poolSize,
    extra: {
      queueLimit: 1_000,
      maxPreparedStatements: 300,
      decimalNumbers: true,
      stream: servers.connect,
    },
  };
}
