import { join } from 'node:path';
import { createServer, connect, type Server, type Socket } from 'node:net';

interface PrivateMariaDb {
  readonly adminUrl: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** A MariaDB for one suite alone, which may be frozen. */
export async function startPrivateMariaDb(): Promise<PrivateMariaDb> {
  const file = join(__dirname, '../../scripts/services/mariadb.mjs');
  const service = (await import(file)) as { startMariaDb: () => Promise<PrivateMariaDb> };
  return service.startMariaDb();
}

/** Stands between the program and its database server, so that the server can seem to be gone. */
export class Gate {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  port = 0;
  /** Connections that came so far. */
  accepted = 0;
  private frozen = false;

  constructor(private readonly behind: { readonly host: string; readonly port: number }) {}

  /** Connections are let through, at the same port as before. */
  async open(): Promise<void> {
    const server = createServer((socket) => {
      this.accepted += 1;
      const onward = connect(this.behind);
      for (const [one, other] of [
        [socket, onward],
        [onward, socket],
      ] as const) {
        this.sockets.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
        if (this.frozen) one.pause();
      }
    });
    this.server = server;
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    const address = server.address();
    if (address !== null && typeof address === 'object') this.port = address.port;
  }

  /** Takes connections and lets nothing through. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Lets everything through, what waited first. */
  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Refuses new connections and cuts those there are. */
  async shut(): Promise<void> {
    const server = this.server;
    this.server = null;
    for (const socket of this.sockets) socket.destroy();
    await new Promise<void>((resolve) => {
      if (server === null) resolve();
      else server.close(() => resolve());
    });
  }
}
