import { setTimeout as delay } from 'node:timers/promises';
import type { Pool, PoolConnection } from 'mysql2';
import { DataSource } from 'typeorm';
import { DATABASE_LIMITS } from '../../config/database-settings';
import type { DatabaseLimits } from '../../config/settings-types';
import { DEADLINES, MAX_READS, retryPauseMs, withDeadline } from '../transactions/deadlines';
import { MYSQL_PROCEDURES, SERVER_COMMITS } from './commit-method';
import { makeDirect } from './direct-runner';
import { failureOf, isDeadConnection, isOutOfService, isUnreachable } from './failure';
import { MysqlProbe } from './mysql-probe';
import { ask, outcomeOf } from './mysql-statements';
import { MysqlServers } from './mysql-servers';
import { identifyServer } from './identify-server';
import { type MysqlSettings, mysqlOptions } from './options';
import { bindable } from '../sql';
import type { ServerKind } from './server-kind';
import type { ConnectionUsage, Lease, Store } from './store';

/** The load figures of a mysql2 pool, which its types omit. */
interface PoolLoad {
  readonly _allConnections: { readonly length: number };
  readonly _freeConnections: { readonly length: number };
  readonly _connectionQueue: { readonly length: number };
}

/** The parts of a mysql2 connection needed to discard it. */
interface PooledConnection {
  destroy(): void;
  readonly stream: { destroy(): void };
}

/** A pool of connections to a MariaDB or MySQL server. */
export class MysqlStore implements Store {
  readonly engine = 'mysql';
  private kind: ServerKind = 'mariadb';
  private dataSource: DataSource | null = null;
  private readonly held = new Set<() => void>();
  private readonly servers: MysqlServers;
  private readonly lookout: MysqlProbe;
  /** The server epoch in which a connection was made. */
  private readonly epochs = new WeakMap<PoolConnection, number>();

  constructor(
    private readonly settings: MysqlSettings,
    private readonly limits: DatabaseLimits = DATABASE_LIMITS,
  ) {
    this.servers = new MysqlServers(settings);
    this.lookout = new MysqlProbe(settings, this.servers);
  }

  async open(): Promise<DataSource> {
    const opening = async () => {
      const { kind } = await identifyServer(this.settings, this.servers);
      this.kind = kind;
      const options = mysqlOptions(this.settings, this.servers, kind, this.limits.poolSize);
      return new DataSource(options).initialize();
    };
    this.dataSource = await this.atSomeServer(opening);
    return this.dataSource;
  }

  /** Known once the store is open. */
  get system(): ServerKind {
    return this.kind;
  }

  async prepareCommits(): Promise<void> {
    if (this.kind === 'mariadb') return;
    for (const procedure of MYSQL_PROCEDURES) await this.dataSource?.query(procedure);
  }

  /** Closes the sessions in order; a server that does not answer is dropped without a quit packet. */
  async close(): Promise<void> {
    const dataSource = this.dataSource;
    if (dataSource === null) return;
    this.dataSource = null;
    this.lookout.close();
    for (const discard of this.held) discard();
    await withDeadline('Closing the pool', DEADLINES.close, dataSource.destroy()).catch(() => {});
  }

  /**
   * Reads are safe to repeat. A read is retried if its connection died in the pool, or if its node is outside the
   * cluster.
   */
  async read(sql: string, values: readonly unknown[]): Promise<unknown> {
    const parameters = bindable(values, 'mysql');
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.readOnce(sql, parameters);
      } catch (error) {
        const isRefused = isOutOfService(error);
        if (attempt >= MAX_READS || !(isRefused || isDeadConnection(error))) throw error;
        if (isRefused) await delay(retryPauseMs());
      }
    }
  }

  probe(): Promise<void> {
    return this.lookout.ask();
  }

  usage(): ConnectionUsage {
    const limit = this.limits.poolSize;
    const pool = this.pool();
    if (pool === null) return { used: 0, idle: 0, waiting: 0, limit };
    const idle = pool._freeConnections.length;
    const used = pool._allConnections.length - idle;
    return { used, idle, waiting: pool._connectionQueue.length, limit };
  }

  async lease(): Promise<Lease> {
    const connection = await this.connection();
    if (this.dataSource === null) {
      connection.release();
      throw new Error('The database is not open.');
    }
    const runner = this.dataSource.createQueryRunner('master');
    const query = makeDirect(runner, async (sql, values) =>
      outcomeOf(await this.asked(connection, sql, values)),
    );
    const discard = this.holdOn(connection);
    return {
      runner,
      query,
      commits: SERVER_COMMITS[this.kind],
      release: () => {
        if (this.held.delete(discard)) connection.release();
      },
      discard,
    };
  }

  /** The server has its own backups. */
  backup(): Promise<null> {
    return Promise.resolve(null);
  }

  private async readOnce(sql: string, parameters: unknown[]): Promise<unknown> {
    const connection = await this.connection();
    const discard = this.holdOn(connection);
    try {
      const asked = this.asked(connection, sql, parameters);
      const rows = await withDeadline('A query', DEADLINES.query, asked);
      this.held.delete(discard);
      connection.release();
      return rows;
    } catch (error) {
      if (failureOf(error) === 'lost') discard();
      else {
        this.held.delete(discard);
        connection.release();
      }
      throw error;
    }
  }

  /** If a connection is dead, connections of the same age are not used again. */
  private async asked(connection: PoolConnection, sql: string, values: unknown[]) {
    const server = this.servers.current;
    const epoch = this.epochOf(connection);
    try {
      return await ask(connection, sql, values);
    } catch (error) {
      if (isDeadConnection(error) || isOutOfService(error)) {
        if (epoch === this.servers.epoch && isOutOfService(error)) this.servers.passOver(server);
        this.servers.leave(epoch);
      }
      throw error;
    }
  }

  private epochOf(connection: PoolConnection): number {
    const epoch = this.epochs.get(connection) ?? this.servers.epoch;
    this.epochs.set(connection, epoch);
    return epoch;
  }

  /** Returns a connection of the current epoch. */
  private async connection(): Promise<PoolConnection & PooledConnection> {
    for (;;) {
      const connection = await this.atSomeServer(() => this.pooled());
      if (this.epochOf(connection) === this.servers.epoch) return connection;
      this.holdOn(connection)();
    }
  }

  /** Tries each server of the cluster once, starting with the current one. */
  private async atSomeServer<T>(attempt: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const server = this.servers.current;
      try {
        return await attempt();
      } catch (error) {
        if (!isUnreachable(error)) throw error;
        this.servers.passOver(server);
        if (tries >= this.servers.count) throw error;
      }
    }
  }

  private pool(): (Pool & PoolLoad) | null {
    if (this.dataSource === null) return null;
    // TypeORM types a data source's driver by what all engines share.
    return (this.dataSource.driver as unknown as { pool: Pool & PoolLoad }).pool;
  }

  /** Bypasses the data mapper. */
  private async pooled(): Promise<PoolConnection & PooledConnection> {
    const pool = this.pool();
    if (pool === null) throw new Error('The database is not open.');
    const connecting = new Promise<PoolConnection>((resolve, reject) => {
      pool.getConnection((error, connection) => {
        if (error === null) resolve(connection);
        else reject(error);
      });
    });
    try {
      const waited = withDeadline('The wait for a connection', DEADLINES.acquire, connecting);
      return (await waited) as PoolConnection & PooledConnection; // its types leave the stream out
    } catch (error) {
      // If the connection still arrives, it is released at once.
      connecting.then(
        (connection) => connection.release(),
        () => undefined,
      );
      throw error;
    }
  }

  /** Returns a function that discards the connection. */
  private holdOn(connection: PooledConnection): () => void {
    const discard = () => {
      if (!this.held.delete(discard)) return;
      connection.destroy();
      // A server that does not answer would keep the socket half open.
      connection.stream.destroy();
    };
    this.held.add(discard);
    return discard;
  }
}
