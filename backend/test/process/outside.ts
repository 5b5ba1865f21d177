import { type Connection, createConnection, type RowDataPacket } from 'mysql2/promise';
import type { MysqlSettings } from '../../src/database/engines/options';
import { eventually } from '../app/eventually';

/** Another client of the same MariaDB database that reads rows and blocks requests. */
export class Outsider {
  private constructor(
    private readonly connection: Connection,
    private readonly database: string,
  ) {}

  static async at({ host, port, user, password, name }: MysqlSettings): Promise<Outsider> {
    const options = { host, port, user, password, database: name, timezone: 'Z' };
    return new Outsider(await createConnection(options), name);
  }

  async rows<T>(sql: string, values: readonly (string | number)[] = []): Promise<T[]> {
    const [rows] = await this.connection.query<RowDataPacket[]>(sql, [...values]);
    return rows as T[];
  }

  async run(sql: string): Promise<void> {
    await this.connection.query(sql);
  }

  /** Locks a guard row until `run('COMMIT')`. */
  async holdGuard(name: string): Promise<void> {
    await this.run('START TRANSACTION');
    await this.run(`UPDATE guards SET version = version + 1 WHERE name = '${name}'`);
  }

  /** Waits until this number of statements with the text are running. */
  async sees(count: number, text: string): Promise<void> {
    await eventually(`${String(count)} × ${text} at the database`, async () => {
      const rows = await this.rows(
        `SELECT ID FROM information_schema.PROCESSLIST
          WHERE DB = ? AND ID <> CONNECTION_ID() AND LOCATE(?, INFO) > 0`,
        [this.database, text],
      );
      return rows.length >= count;
    });
  }

  close(): Promise<void> {
    return this.connection.end();
  }
}
