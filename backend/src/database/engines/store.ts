import type { DataSource, QueryRunner } from 'typeorm';
import type { RunnerQuery } from './direct-runner';
import type { CommitMethod } from './commit-method';
import type { Engine } from './engine';
import type { ServerKind } from './server-kind';

/** How busy the connections are; for an embedded database, its one writer. */
export interface ConnectionUsage {
  readonly used: number;
  readonly idle: number;
  /** Number of callers waiting for a connection. */
  readonly waiting: number;
  readonly limit: number;
}

/** A connection held for one transaction. */
export interface Lease {
  /** Belongs to this lease only, as does its manager: the unit of work adds its checks to it. */
  readonly runner: QueryRunner;
  /** The same connection without those checks. */
  readonly query: RunnerQuery;
  readonly commits: CommitMethod;
  /** Returns the connection after a commit or a rollback. Safe to call twice. */
  release(): void;
  /** Discards the connection, with any open transaction. Safe to call twice, and after `release`. */
  discard(): void;
}

/** The connections to one database; hides the differences between the engines. */
export interface Store {
  readonly engine: Engine;
  /** The kind of database, for traces. */
  readonly system: 'sqlite' | ServerKind;
  /** Connects. On failure it closes everything and can be called again. */
  open(): Promise<DataSource>;
  /** Creates what the engine's commits need besides tables. Can run again safely. */
  prepareCommits?(): Promise<void>;
  close(): Promise<void>;
  /** Reads committed rows, within the deadlines. */
  read(sql: string, values: readonly unknown[]): Promise<unknown>;
  /** Rejects if the database does not answer at once, even if all other connections are busy. */
  probe(): Promise<void>;
  /** Leases a connection for writing; the wait has a deadline. */
  lease(): Promise<Lease>;
  usage(): ConnectionUsage;
  /** Refreshes the query planner's table statistics; a server does this automatically. */
  refreshStatistics?(): Promise<void>;
  /**
   * Erases deleted values from indexes and free pages. Blocks all other work, so a large database is skipped unless
   * `mayTakeLong`. Returns whether nothing is left.
   */
  purgeDeleted?(mayTakeLong: boolean): Promise<boolean>;
  /**
   * Backs up the whole database under a name with the reason. Returns the file, or null if the server has its own
   * backups.
   */
  backup(reason: string): Promise<string | null>;
}
