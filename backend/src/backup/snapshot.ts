import { existsSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import type { DatabaseSettings } from '../config/settings-types';
import type { Engine } from '../database/engines/engine';
import { MysqlStore } from '../database/engines/mysql-store';
import { type MysqlSettings, sqliteFile } from '../database/engines/options';
import { type SqlValue, bindable } from '../database/sql';
import { BackupError } from './backup-error';
import type { Query } from './tables';

const BUSY_TIMEOUT_MS = 5_000;

/** The whole database at one moment, unaffected by later writes. */
export interface Snapshot {
  readonly engine: Engine;
  readonly query: Query;
  close(): Promise<void>;
}

/**
 * Opens a snapshot without blocking a running server.
 * @throws BackupError when there is no database; errors of the drivers
 */
export async function openSnapshot(settings: DatabaseSettings): Promise<Snapshot> {
  return settings.engine === 'sqlite' ? ofSqlite(settings) : ofMysql(settings);
}

/** A separate connection; the server's lock is on another file. */
function ofSqlite(settings: Extract<DatabaseSettings, { engine: 'sqlite' }>): Snapshot {
  const file = sqliteFile(settings);
  if (!existsSync(file)) {
    throw new BackupError(`There is no database in the data folder ${settings.dataDir}.`);
  }
  const database = new BetterSqlite3(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    database.pragma('query_only = ON');
    database.exec('BEGIN');
    // The snapshot is taken at the first read.
    database.prepare('SELECT 1 FROM sqlite_master').get();
  } catch (error) {
    database.close();
    throw error;
  }
  return {
    engine: 'sqlite',
    query: <T>(sql: string, values: readonly SqlValue[] = []) =>
      Promise.resolve(database.prepare<unknown[], T>(sql).all(...bindable(values, 'sqlite'))),
    close: () => {
      database.close();
      return Promise.resolve();
    },
  };
}

async function ofMysql(settings: MysqlSettings): Promise<Snapshot> {
  const store = new MysqlStore(settings);
  try {
    await store.open();
    const { runner } = await store.lease();
    await runner.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
    await runner.query('START TRANSACTION WITH CONSISTENT SNAPSHOT, READ ONLY');
    return {
      engine: 'mysql',
      query: (sql, values = []) => runner.query(sql, bindable(values, 'mysql')),
      close: () => store.close(),
    };
  } catch (error) {
    await store.close();
    throw error;
  }
}
