import { type Connection, createConnection } from 'mysql2';
import { DEADLINES, withDeadline } from '../transactions/deadlines';
import { isUnreachable } from './failure';
import type { MysqlServers } from './mysql-servers';
import { type MysqlSettings, probeOptions } from './options';

/**
 * Checks whether the server answers, on its own connection: the pool's may all be waiting for commits. Its session does
 * not wait for commits on other cluster nodes.
 */
export class MysqlProbe {
  private connection: Connection | null = null;
  private epoch = 0;

  constructor(
    private readonly settings: MysqlSettings,
    private readonly servers: MysqlServers,
  ) {}

  /** @throws errors of the driver, DeadlineExceeded */
  async ask(): Promise<void> {
    const server = this.servers.current;
    if (this.epoch !== this.servers.epoch) this.close();
    this.epoch = this.servers.epoch;
    const connection = (this.connection ??= this.connect());
    try {
      const asked = new Promise<void>((resolve, reject) => {
        connection.query('SELECT 1', (error) => (error === null ? resolve() : reject(error)));
      });
      await withDeadline('The probe', DEADLINES.ready, asked);
    } catch (error) {
      if (this.connection === connection) this.close();
      if (isUnreachable(error)) this.servers.passOver(server);
      throw error;
    }
  }

  close(): void {
    this.connection?.destroy();
    this.connection = null;
  }

  private connect(): Connection {
    const connection = createConnection(probeOptions(this.settings, this.servers));
    // The next probe reports the error.
    connection.on('error', () => undefined);
    return connection;
  }
}
