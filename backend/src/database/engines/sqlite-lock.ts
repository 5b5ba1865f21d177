import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { driverFacts } from './failure';

/**
 * Keeps a second process out of a data folder. The operating system locks a separate file, so the lock ends with its
 * process, even after a crash.
 */
export class SqliteLock {
  private constructor(private readonly database: BetterSqlite3.Database) {}

  /** @throws Error with one clear line when another process holds the folder */
  static take(dataDir: string): SqliteLock {
    const database = new BetterSqlite3(join(dataDir, 'dispatch.lock'), { timeout: 0 });
    try {
      database.exec('BEGIN EXCLUSIVE');
      return new SqliteLock(database);
    } catch (error) {
      database.close();
      if (driverFacts(error).code === 'SQLITE_BUSY') throw new DataDirInUse(dataDir);
      throw error;
    }
  }

  release(): void {
    this.database.close();
  }
}

export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(`The data folder ${dataDir} is in use by another running server; stop that one first.`);
    this.name = 'DataDirInUse';
  }
}
