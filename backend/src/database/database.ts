import { AsyncLocalStorage } from 'node:async_hooks';
import { DATABASE_LIMITS } from '../config/database-settings';
import type { DatabaseLimits, DatabaseSettings } from '../config/settings-types';
import type { Engine } from './engines/engine';
import { databaseUnavailable, failureOf, isFromServer } from './engines/failure';
import { StartRefusal } from './engines/start-refusal';
import { foundRow } from './records/found';
import { MIGRATIONS } from './schema/migrations';
import type { Migration } from './schema/migration';
import { LeaseLost } from './schema/migration-lease';
import { migrate } from './schema/migrator';
import { MysqlStore } from './engines/mysql-store';
import { OutageWatch } from './outage-watch';
import type { SqlValue, Statement } from './sql';
import { SqliteStore } from './engines/sqlite-store';
import type { ConnectionUsage, Lease, Store } from './engines/store';
import type { Tracing } from '../tracing/tracing';
import { withTimeLimit } from './transactions/time-limit';
import type { UnitOfWork } from './transactions/unit-of-work';

const REOPEN_MS = 250;
const REFRESH_STATISTICS_MS = 60 * 60 * 1000;

const NOT_READY = 'The database is not ready; trying until it is.';

/** Whether only an operator can fix it: another attempt would fail in the same way. */
function isFinal(error: unknown): boolean {
  if (error instanceof StartRefusal) return true;
  return failureOf(error) === 'statement' && !(error instanceof LeaseLost);
}

export interface DatabaseOptions {
  /** Writes one line to the operator's log, with its cause. */
  readonly log?: (line: string, error?: unknown) => void;
  readonly migrations?: readonly Migration[];
  readonly tracing?: Tracing | null;
}

/** The process's single database, embedded or on a server. Reads use this class; writes use TransactionRunner. */
export class Database {
  readonly engine: Engine;
  readonly limits: DatabaseLimits;
  private readonly store: Store;
  private readonly log: (line: string, error?: unknown) => void;
  private readonly migrations: readonly Migration[];
  private readonly tracing: Tracing | null;
  private readonly unitsOfWork = new AsyncLocalStorage<UnitOfWork>();
  private state: 'new' | 'opening' | 'open' | 'closed' = 'new';
  private reopening: NodeJS.Timeout | undefined;
  private refreshing: NodeJS.Timeout | undefined;
  private told = '';
  private readonly outages: OutageWatch;

  constructor(
    settings: { readonly database: DatabaseSettings; readonly databaseLimits?: DatabaseLimits },
    options: DatabaseOptions = {},
  ) {
    this.limits = settings.databaseLimits ?? DATABASE_LIMITS;
    this.store =
      settings.database.engine === 'sqlite'
        ? new SqliteStore(settings.database)
        : new MysqlStore(settings.database, this.limits);
    this.engine = this.store.engine;
    this.log = options.log ?? (() => undefined);
    this.migrations = options.migrations ?? MIGRATIONS;
    this.tracing = options.tracing ?? null;
    this.outages = new OutageWatch({ log: this.log, answers: () => this.isReady() });
  }

  /**
   * Connects and migrates the schema. If the server cannot be reached, it retries in the background; until then every
   * query fails with database_unavailable.
   * @throws StartRefusal when the program cannot use the database as it is; errors of a statement that failed;
   *   DataDirInUse; errors of SQLite's file
   */
  async open(): Promise<void> {
    this.state = 'opening';
    try {
      await this.connect();
    } catch (error) {
      if (this.engine === 'sqlite' || isFinal(error)) throw error;
      const isAway = failureOf(error) === 'lost' && !isFromServer(error);
      this.log(isAway ? 'The database cannot be reached; trying until it can.' : NOT_READY, error);
      this.reopenLater();
    }
  }

  async close(): Promise<void> {
    this.state = 'closed';
    clearTimeout(this.reopening);
    clearInterval(this.refreshing);
    this.outages.stop();
    await this.store.close();
  }

  /**
   * Returns the rows of one statement, with `?` for values on both engines. Inside a transaction it reads that
   * transaction's state, elsewhere committed data. Columns have the driver's types: see rows.ts.
   * @throws AppError database_unavailable
   */
  async query<T>(sql: string, values: readonly SqlValue[] = []): Promise<T[]> {
    const unit = this.unit();
    if (unit !== null) return unit.tx.manager.query<T[]>(sql, [...values]);
    if (this.state !== 'open') throw databaseUnavailable(undefined);
    try {
      return (await this.traced(sql, () => this.store.read(sql, values))) as T[];
    } catch (error) {
      const failure = failureOf(error);
      if (failure === 'statement') throw error;
      if (failure === 'lost') this.suspect(error);
      throw databaseUnavailable(error);
    }
  }

  /** The only row. @throws AppError not_found */
  async one<T>(sql: string, values?: readonly SqlValue[]): Promise<T> {
    return foundRow(await this.query<T>(sql, values));
  }

  /** Returns the rows of a statement built from templates. */
  select<T>({ sql, values }: Statement): Promise<T[]> {
    return this.query<T>(sql, values as SqlValue[]); // each is checked when it is bound
  }

  async isReady(): Promise<boolean> {
    if (this.state !== 'open') return false;
    try {
      await this.store.probe();
      return true;
    } catch {
      return false;
    }
  }

  usage(): ConnectionUsage {
    return this.store.usage();
  }

  /** Reports a failure that looks like a database outage. */
  suspect(error: unknown): void {
    this.outages.suspect(error);
  }

  /** For TransactionRunner: the caller's transaction. */
  unit(): UnitOfWork | null {
    const unit = this.unitsOfWork.getStore();
    return unit?.isOpen === true ? unit : null;
  }

  /** For TransactionRunner: runs a function with `unit` as its transaction. */
  within<T>(unit: UnitOfWork, fn: () => Promise<T>): Promise<T> {
    return this.unitsOfWork.run(unit, fn);
  }

  /** For TransactionRunner: leases a connection for writing. */
  async lease(): Promise<Lease> {
    if (this.state !== 'open') throw databaseUnavailable(undefined);
    const lease = await this.store.lease();
    if (this.tracing === null) return lease;
    const { query } = lease;
    return { ...lease, query: (sql, ...rest) => this.traced(sql, () => query(sql, ...rest)) };
  }

  /**
   * For TransactionRunner: runs the effects of a commit; a failing effect does not stop the others. Work that they
   * start runs in the background, without the caller's time limit.
   */
  runEffects(effects: readonly (() => void)[]): void {
    for (const effect of effects) {
      try {
        withTimeLimit(Infinity, effect);
      } catch (error) {
        this.log('Something that follows a commit failed.', error);
      }
    }
  }

  private traced<T>(sql: string, run: () => Promise<T>): Promise<T> {
    if (this.tracing === null) return run();
    return this.tracing.statement(this.store.system, sql, run);
  }

  private async connect(): Promise<void> {
    const dataSource = await this.store.open();
    try {
      await migrate(dataSource, this.migrations, {
        log: this.log,
        beforeUpgrade: (reason) => this.store.backup(reason),
      });
      await this.store.prepareCommits?.();
    } catch (error) {
      await this.store.close();
      throw error;
    }
    await this.refreshStatistics();
    if (this.state === 'closed') return this.store.close();
    this.state = 'open';
    const refresh = () => void this.refreshStatistics();
    this.refreshing = setInterval(refresh, REFRESH_STATISTICS_MS).unref();
  }

  /** Removes remains of deleted values on SQLite; a server has its own means. See `Store.purgeDeleted`. */
  async purgeDeleted(mayTakeLong: boolean): Promise<boolean> {
    return (await this.store.purgeDeleted?.(mayTakeLong)) ?? true;
  }

  /** Without fresh statistics queries still work, but slowly. */
  private async refreshStatistics(): Promise<void> {
    try {
      await this.store.refreshStatistics?.();
    } catch (error) {
      this.log('The statistics of the tables could not be brought up to date.', error);
    }
  }

  /** Logs an error that only an operator can fix once, not at every retry. */
  private tellOnce(error: unknown): void {
    if (!isFinal(error) || !(error instanceof Error) || error.message === this.told) return;
    this.told = error.message;
    this.log(error.message);
  }

  private reopenLater(): void {
    if (this.state === 'closed') return;
    this.reopening = setTimeout(() => {
      this.connect().then(
        () => {
          this.log('The database is there.');
        },
        (error: unknown) => {
          this.tellOnce(error);
          this.reopenLater();
        },
      );
    }, REOPEN_MS);
  }
}
