import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DataSource } from 'typeorm';
import type { DatabaseSettings } from '../config/settings';
import { DEADLINES } from './deadlines';
import { sqliteFile, sqliteOptions } from './options';
import { SqliteLock } from './sqlite-lock';
import { bindable } from './sql-values';
import type { Lease, Store } from './store';
import { Turns } from './turns';

/** Two connections to one file: a writer that one transaction has at a time, and a reader. */
export class SqliteStore implements Store {
  readonly engine = 'sqlite';
  private readonly turns = new Turns();
  private connections: { writer: DataSource; reader: DataSource; lock: SqliteLock } | null = null;

  constructor(private readonly settings: Extract<DatabaseSettings, { engine: 'sqlite' }>) {}

  async open(): Promise<DataSource> {
    const file = sqliteFile(this.settings);
    const lock = SqliteLock.take(this.settings.dataDir);
    const writer = new DataSource(sqliteOptions(file, 'writer'));
    try {
      await writer.initialize();
      const reader = await new DataSource(sqliteOptions(file, 'reader')).initialize();
      this.connections = { writer, reader, lock };
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

  read(sql: string, values: readonly unknown[]): Promise<unknown> {
    return this.opened().reader.query(sql, bindable(values, 'sqlite'));
  }

  async lease(): Promise<Lease> {
    this.opened();
    const end = await this.turns.take(DEADLINES.queue);
    const connections = this.connections;
    if (connections === null) {
      end();
      throw new Error('The database is not open.');
    }
    const runner = connections.writer.createQueryRunner();
    const rollBackAndEnd = () => {
      if (runner.isTransactionActive) throw new Error('The writer was left in a transaction.');
      end();
    };
    return { runner, release: rollBackAndEnd, discard: rollBackAndEnd };
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
