import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { eventually } from '../app/eventually';
import { IS_ON_MYSQL } from './tested-server';

interface Service {
  readonly adminUrl: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

interface PrivateServer extends Service {
  /** Resolves when all its threads have stopped. */
  readonly freeze: () => Promise<void>;
  readonly thaw: () => void;
}

type Start = (options: { readonly more: readonly string[] }) => Promise<Service>;

/** The modules of the two servers. */
interface Starters {
  readonly startMariaDb: Start;
  readonly startMysql?: Start;
}

/** A database server for one suite, which can be frozen. */
export async function startPrivateServer(more: readonly string[] = []): Promise<PrivateServer> {
  const service = await startServer(IS_ON_MYSQL ? 'mysql.mjs' : 'mariadb.mjs', more);
  return {
    ...service,
    freeze: () => freeze(service.pid),
    thaw: () => process.kill(service.pid, 'SIGCONT'),
  };
}

/** A MariaDB, whichever server the tests run on. */
export function startMariaDb(): Promise<Service> {
  return startServer('mariadb.mjs', []);
}

async function startServer(file: string, more: readonly string[]): Promise<Service> {
  const module = (await import(join(__dirname, '../../../scripts/services', file))) as Starters;
  return (module.startMysql ?? module.startMariaDb)({ more });
}

/** `kill` returns before the signal arrives, so the threads may still answer queries for a while. */
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
  // The preceding name is in parentheses and may contain any character.
  return stat.at(stat.lastIndexOf(')') + 2);
}

/** A proxy between the program and its database server that can simulate an outage. */
export class Gate {
  private server: Server | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly clients = new Set<Socket>();
  port = 0;
  /** Number of connections so far. */
  accepted = 0;
  private frozen = false;

  constructor(private readonly behind: { readonly host: string; readonly port: number }) {}

  /** Accepts connections, on the same port as before. */
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

  /** Connections look alive until they are used, as after a router has dropped them. */
  forget(): void {
    for (const socket of this.clients)
      socket
        .unpipe()
        .on('data', () => socket.destroy())
        .resume();
  }

  /** Accepts connections and forwards nothing. */
  freeze(): void {
    this.frozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  /** Forwards everything again, waiting data first. */
  thaw(): void {
    this.frozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  /** Refuses new connections and closes existing ones. */
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
