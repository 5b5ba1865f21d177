import { DataSource, type QueryRunner } from 'typeorm';
import { DEADLINES, withDeadline } from './deadlines';
import { failureOf } from './failure';
import { type MysqlSettings, mysqlOptions } from './options';
import { bindable } from './sql-values';
import type { Lease, Store } from './store';

/** What of a mysql2 connection is needed to give it up. */
interface PooledConnection {
  destroy(): void;
  readonly stream: { destroy(): void };
}

/** A pool of connections to a MariaDB or MySQL server. */
export class MysqlStore implements Store {
  readonly engine = 'mysql';
  private dataSource: DataSource | null = null;
  private readonly held = new Set<() => void>();

  constructor(private readonly settings: MysqlSettings) {}

  async open(): Promise<DataSource> {
    this.dataSource = await new DataSource(mysqlOptions(this.settings)).initialize();
    return this.dataSource;
  }

  /** Ends the sessions in order; a server that does not answer is left without a goodbye. */
  async close(): Promise<void> {
    const dataSource = this.dataSource;
    if (dataSource === null) return;
    this.dataSource = null;
    for (const discard of this.held) discard();
    await withDeadline('Closing the pool', DEADLINES.close, dataSource.destroy()).catch(() => {});
  }

  /** A read harms nobody twice: one that meets a connection which has died in the pool is repeated. */
  async read(sql: string, values: readonly unknown[]): Promise<unknown> {
    const parameters = bindable(values, 'mysql');
    for (let attempt = 1; ; attempt += 1) {
      const lease = await this.lease();
      try {
        const rows: unknown = await withDeadline(
          'A query',
          DEADLINES.query,
          lease.runner.query(sql, parameters),
        );
        lease.release();
        return rows;
      } catch (error) {
        if (failureOf(error) === 'lost') lease.discard();
        else lease.release();
        if (attempt > 1 || !isDeadConnection(error)) throw error;
      }
    }
  }

  async lease(): Promise<Lease> {
    if (this.dataSource === null) throw new Error('The database is not open.');
    const runner = this.dataSource.createQueryRunner('master');
    // TypeORM leaves the driver's connection untyped.
    const connecting = runner.connect() as Promise<PooledConnection>;
    try {
      const connection = await withDeadline(
        'The wait for a connection',
        DEADLINES.acquire,
        connecting,
      );
      return this.hold(runner, connection);
    } catch (error) {
      // It may still arrive: then it goes straight back.
      connecting.then(
        () => runner.release(),
        () => undefined,
      );
      throw error;
    }
  }

  /** The server's own backups cover it. */
  backup(): Promise<null> {
    return Promise.resolve(null);
  }

  private hold(runner: QueryRunner, connection: PooledConnection): Lease {
    const discard = () => {
      this.held.delete(discard);
      connection.destroy();
      // A server that does not answer would otherwise keep the socket half open.
      connection.stream.destroy();
    };
    this.held.add(discard);
    return {
      runner,
      release: () => {
        this.held.delete(discard);
        void runner.release();
      },
      discard,
    };
  }
}

/** The connection was closed while it lay in the pool, as after a restart of the server. */
function isDeadConnection(error: unknown): boolean {
  return (
    failureOf(error) === 'lost' &&
    /ECONNRESET|EPIPE|PROTOCOL_CONNECTION_LOST|closed state/.test(String(error))
  );
}
