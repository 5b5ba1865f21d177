import type { DataSource, QueryRunner } from 'typeorm';
import type { RunnerQuery } from './direct-runner';
import type { Engine } from './engine';

/** How busy the connections are; of an embedded database, its one writer. */
export interface ConnectionUsage {
  readonly used: number;
  readonly idle: number;
  /** Who waits for one. */
  readonly waiting: number;
  readonly limit: number;
}

/** A connection held for one transaction. */
export interface Lease {
  /** Of this lease alone, as its manager is: the unit of work puts its checks into it. */
  readonly runner: QueryRunner;
  /** The same connection past those checks. */
  readonly query: RunnerQuery;
  /** Gives it back in good order, after a commit or a rollback. Safe to call twice. */
  release(): void;
  /** Gives it up with whatever is open on it. Safe to call twice, and after `release`. */
  discard(): void;
}

/** The connections to one database; what differs between the engines is behind this. */
export interface Store {
  readonly engine: Engine;
  /** Connects; on failure everything is closed again and it may be tried anew. */
  open(): Promise<DataSource>;
  close(): Promise<void>;
  /** Reads committed rows, within the deadlines. */
  read(sql: string, values: readonly unknown[]): Promise<unknown>;
  /** Rejects when the database does not answer at once, whatever the other connections wait for. */
  probe(): Promise<void>;
  /** A connection to write on; the wait for it has a deadline. */
  lease(): Promise<Lease>;
  usage(): ConnectionUsage;
  /** Brings up to date what the planner of queries knows of the tables; MariaDB does so by itself. */
  refreshStatistics?(): Promise<void>;
  /**
   * Removes what is left of deleted values in indexes and free pages. Nothing else is done meanwhile, so that a large
   * database is left as it is unless `mayTakeLong`. Answers whether nothing is left.
   */
  purgeDeleted?(mayTakeLong: boolean): Promise<boolean>;
  /** Keeps a copy of the whole database, named after the reason; the file, or null where a server has its own backups. */
  backup(reason: string): Promise<string | null>;
}
