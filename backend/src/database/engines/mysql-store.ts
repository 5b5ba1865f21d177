import type { Pool, PoolConnection, ResultSetHeader } from 'mysql2';
import { DataSource } from 'typeorm';
import { DEADLINES, withDeadline } from '../transactions/deadlines';
import { makeDirect, type Outcome } from './direct-runner';
import { failureOf } from './failure';
import { type MysqlSettings, mysqlOptions } from './options';
import { bindable } from '../sql';
import type { Lease, Store } from './store';

/** What of a mysql2 connection is needed to give it up. */
interface PooledConnection {
  destroy(): void;
  readonly stream: { destroy(): void };
}

/**
 * Statements with more values are too many different ones to keep prepared. Those with none, which
 * begin and end transactions, MySQL does not prepare.
 */
const MOST_PREPARED_VALUES = 64;

/** A pool of connections to a MariaDB server. */
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
      const connection = await this.connection();
      const discard = this.holdOn(connection);
      try {
        const asked = ask(connection, sql, parameters);
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
        if (attempt > 1 || !isDeadConnection(error)) throw error;
      }
    }
  }

  async lease(): Promise<Lease> {
    const connection = await this.connection();
    if (this.dataSource === null) {
      connection.release();
      throw new Error('The database is not open.');
    }
    const runner = this.dataSource.createQueryRunner('master');
    const query = makeDirect(runner, async (sql, values) =>
      outcomeOf(await ask(connection, sql, values)),
    );
    const discard = this.holdOn(connection);
    return {
      runner,
      query,
      release: () => {
        if (this.held.delete(discard)) connection.release();
      },
      discard,
    };
  }

  /** The server's own backups cover it. */
  backup(): Promise<null> {
    return Promise.resolve(null);
  }

  /** Past the data mapper. */
  private async connection(): Promise<PoolConnection & PooledConnection> {
    if (this.dataSource === null) throw new Error('The database is not open.');
    // TypeORM types the driver of a data source by what all engines share.
    const { pool } = this.dataSource.driver as unknown as { pool: Pool };
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
      // It may still arrive: then it goes straight back.
      connecting.then(
        (connection) => connection.release(),
        () => undefined,
      );
      throw error;
    }
  }

  /** Answers what gives the connection up. */
  private holdOn(connection: PooledConnection): () => void {
    const discard = () => {
      if (!this.held.delete(discard)) return;
      connection.destroy();
      // A server that does not answer would otherwise keep the socket half open.
      connection.stream.destroy();
    };
    this.held.add(discard);
    return discard;
  }
}

function ask(connection: PoolConnection, sql: string, values: unknown[]): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const done = (error: Error | null, rows: unknown) => {
      if (error === null) resolve(rows);
      else reject(error);
    };
    // `bindable` has made sure of what the values are.
    const bound = values as (string | number | Date | Buffer | null)[];
    const isPrepared = values.length > 0 && values.length <= MOST_PREPARED_VALUES;
    if (isPrepared) connection.execute(sql, bound, done);
    else connection.query(sql, bound, done);
  });
}

function outcomeOf(answer: unknown): Outcome {
  if (Array.isArray(answer)) return { rows: answer };
  const { affectedRows } = answer as ResultSetHeader; // what the driver answers of a write
  return { affected: affectedRows, raw: answer };
}

/** The connection was closed while it lay in the pool, as after a restart of the server. */
function isDeadConnection(error: unknown): boolean {
  return (
    failureOf(error) === 'lost' &&
    /ECONNRESET|EPIPE|PROTOCOL_CONNECTION_LOST|closed state/.test(String(error))
  );
}
