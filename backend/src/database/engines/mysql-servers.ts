import { connect, type Socket } from 'node:net';
import type { ConnectionOptions } from 'mysql2';
import type { Server } from '../../config/server-list';
import type { DatabaseSettings } from '../../config/settings-types';

const KEEP_ALIVE_MS = 10_000;

/** The servers of a cluster, in order. All connections go to one of them until it is lost. */
export class MysqlServers {
  private readonly all: readonly Server[];
  private at = 0;
  private era = 0;

  constructor({ host, port, others = [] }: Extract<DatabaseSettings, { engine: 'mysql' }>) {
    this.all = [{ host, port }, ...others];
  }

  get count(): number {
    return this.all.length;
  }

  get current(): Server {
    const server = this.all[this.at];
    if (server === undefined) throw new Error('There is no such server.');
    return server;
  }

  /** Connections of an earlier epoch are unusable: their server has been lost since. */
  get epoch(): number {
    return this.era;
  }

  /** Begins a new epoch, unless another caller has done so since the given one. */
  leave(epoch: number): void {
    if (epoch === this.era) this.era += 1;
  }

  /** Switches to the next server, unless another caller has done so already. */
  passOver(server: Server): void {
    if (this.count === 1 || server !== this.current) return;
    this.at = (this.at + 1) % this.count;
    this.era += 1;
  }

  /** Connects to the current server; its certificate is checked against its host name. */
  readonly connect = ({ config }: { config: ConnectionOptions }): Socket => {
    const { host, port } = this.current;
    Object.assign(config, { host, port });
    const socket = connect(port, host);
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    return socket.setNoDelay(true);
  };
}
