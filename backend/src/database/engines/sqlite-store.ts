import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type BetterSqlite3 from 'better-sqlite3';
import { DataSource, type QueryRunner } from 'typeorm';
import type { DatabaseSettings } from '../../config/settings-types';
import { DEADLINES } from '../transactions/deadlines';
import { SQLITE_COMMITS } from './commit-method';
import { makeDirect, type Outcome } from './direct-runner';
import { sqliteFile, sqliteOptions } from './options';
import { PreparedStatements } from './prepared-statements';
import { SqliteLock } from './sqlite-lock';
import { purgeFile } from './sqlite-purge';
import { refreshStatistics } from './sqlite-statistics';
import { bindable } from '../sql';
import type { ConnectionUsage, Lease, Store } from './store';
import { Turns } from './turns';

interface Connections {
  readonly writer: DataSource;
  /** TypeORM has one runner for all transactions of a file. */
  readonly runner: QueryRunner;
  readonly reader: DataSource;
  readonly lock: SqliteLock;
  readonly reads: PreparedStatements;
  readonly writes: PreparedStatements;
}

/** Two connections to one file: a writer for one transaction at a time, and a separate reader. */
export class SqliteStore implements Store {
  readonly engine = 'sqlite';
  readonly system = 'sqlite';
  private readonly turns = new Turns();
  private connections: Connections | null = null;

  constructor(private readonly settings: Extract<DatabaseSettings, { engine: 'sqlite' }>) {}

  async open(): Promise<DataSource> {
    const file = sqliteFile(this.settings);
    const lock = SqliteLock.take(this.settings.dataDir);
    const writer = new DataSource(sqliteOptions(file, 'writer'));
    try {
      await writer.initialize();
      const reader = await new DataSource(sqliteOptions(file, 'reader')).initialize();
      const reads = new PreparedStatements(rawConnection(reader));
      const writes = new PreparedStatements(rawConnection(writer));
      const runner = writer.createQueryRunner();
      this.connections = { writer, runner, reader, lock, reads, writes };
      return writer;
    } catch (error) {
      if (writer.isInitialized) await writer.destroy();
      lock.release();
      throw error;
    }
  }

  async close(): Promise<void> {
    const connections = this.connections;
    if (connections === null) return;
    const end = await this.turns.take(DEADLINES.close).catch(() => null);
    this.connections = null;
    await connections.reader.destroy();
    await connections.writer.destroy();
    connections.lock.release();
    end?.();
  }

  /**
   * Without an active writer, reads use the writer's connection. It keeps its page cache, whereas every commit
   * invalidates the reader's.
   */
  read(sql: string, values: readonly unknown[]): Promise<unknown> {
    // Inside the promise, so that an error of the driver rejects it.
    return new Promise((resolve) => {
      const { reads, writes } = this.opened();
      const statement = (this.turns.isFree ? writes : reads).get(sql);
      if (!statement.readonly) throw new Error('Writing needs a transaction.');
      resolve(statement.all(bindable(values, 'sqlite')));
    });
  }

  async probe(): Promise<void> {
    await this.read('SELECT 1', []);
  }

  usage(): ConnectionUsage {
    const used = this.turns.isFree ? 0 : 1;
    return { used, idle: 1 - used, waiting: this.turns.waitingCount, limit: 1 };
  }

  async lease(): Promise<Lease> {
    this.opened();
    const end = await this.turns.take(DEADLINES.queue);
    const connections = this.connections;
    if (connections === null) {
      end();
      throw new Error('The database is not open.');
    }
    const runner = ownRunner(connections);
    const query = makeDirect(runner, (sql, values) => execute(connections.writes.get(sql), values));
    const file = rawConnection(connections.writer);
    let isHeld = true;
    const finish = () => {
      if (!isHeld) return;
      isHeld = false;
      if (file.open && file.inTransaction) file.exec('ROLLBACK');
      end();
    };
    return { runner, query, commits: SQLITE_COMMITS, release: finish, discard: finish };
  }

  async refreshStatistics(): Promise<void> {
    const lease = await this.lease();
    try {
      await refreshStatistics(lease.query);
      // The other connection sees the change only after it reloads the schema.
      rawConnection(this.opened().reader).pragma('writable_schema = RESET');
    } finally {
      lease.release();
    }
  }

  async purgeDeleted(mayTakeLong: boolean): Promise<boolean> {
    const lease = await this.lease();
    try {
      return purgeFile(rawConnection(this.opened().writer), mayTakeLong);
    } finally {
      lease.release();
    }
  }

  async backup(reason: string): Promise<string | null> {
    const { writer } = this.opened();
    const folder = join(dirname(sqliteFile(this.settings)), 'backups');
    mkdirSync(folder, { recursive: true });
    const stamp = new Date().toISOString().replace(/[:.]/g, '-');
    const file = join(folder, `${reason}-${stamp}.db`);
    await writer.query('VACUUM INTO ?', [file]);
    return file;
  }

  private opened() {
    if (this.connections === null) throw new Error('The database is not open.');
    return this.connections;
  }
}

function execute(statement: BetterSqlite3.Statement, values: unknown[]): Outcome {
  if (statement.reader) return { rows: statement.all(values) };
  const { changes, lastInsertRowid } = statement.run(values);
  return { affected: changes, raw: lastInsertRowid };
}

/** A runner for one transaction. */
function ownRunner({ writer, runner }: Connections): QueryRunner {
  const own = Object.create(runner) as QueryRunner;
  return Object.assign(own, { manager: writer.createEntityManager(own) });
}

function rawConnection(dataSource: DataSource): BetterSqlite3.Database {
  // TypeORM types a data source's driver by what all engines share, and does not export this one's type.
  const driver = dataSource.driver as unknown as { databaseConnection: BetterSqlite3.Database };
  return driver.databaseConnection;
}
