import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { eventually } from '../eventually';

interface Service {
  readonly adminUrl: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface PrivateMariaDb extends Service {
  /** Resolves when no thread of it runs any more. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => void;
}

/** A MariaDB for one suite alone, which may be frozen. */
export async function startPrivateMariaDb(more: readonly string[] = []): Promise<PrivateMariaDb> {
  const file = join(__dirname, '../../../scripts/services/mariadb.mjs');
  const module = (await import(file)) as {
    startMariaDb: (options: { more: readonly string[] }) => Promise<Service>;
  };
  const service = await module.startMariaDb({ more });
  return {
    ...service,
    freeze: () => freeze(service.pid),
    thaw: () => process.kill(service.pid, 'SIGCONT'),
  };
}

/** The signal is only on its way when `kill` returns: the threads may answer queries for some time yet. */
async function freeze(pid: number): Promise<void> {
  process.kill(pid, 'SIGSTOP');
  await eventually('every thread has stopped', async () => {
    const threads = await readdir(`/proc/${String(pid)}/task`);
    const states = await Promise.all(threads.map((thread) => stateOf(pid, thread)));
    return states.every((state) => state === 'T');
  });
}

async function stateOf(pid: number, thread: string): Promise<string | undefined> {
  const stat = await readFile(`/proc/${String(pid)}/task/${thread}/stat`, 'utf8');
  // The name before it stands in brackets and may contain anything.
  return stat.at(stat.lastIndexOf(')') + 2);
}

/** Stands between the program and its database server, so that the server can seem to be gone. */
export class Gate {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly clients = new Set<Socket>();
  port = 0;
  /** Connections that came so far. */
  accepted = 0;
  private frozen = false;

  constructor(private readonly behind: { readonly host: string; readonly port: number }) {}

  /** Connections are let through, at the same port as before. */
  async open(): Promise<void> {
    const server = createServer((socket) => {
      this.accepted += 1;
      this.clients.add(socket);
      socket.on('close', () => this.clients.delete(socket));
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

  /** Connections look alive until they are used, as those through a router that forgot them. */
  forget(): void {
    for (const socket of this.clients)
      socket
        .unpipe()
        .on('data', () => socket.destroy())
        .resume();
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
