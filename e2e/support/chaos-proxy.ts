import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * Network conditions of a phone: `clear` passes all requests; `thin` delays them; `down` blocks them; `deaf` passes
 * requests but drops responses; `echo` sends every request twice.
 */
export const WEATHERS = ['clear', 'thin', 'down', 'deaf', 'echo'] as const;
export type Weather = (typeof WEATHERS)[number];

const LATE_MS = 300;

/** The network between one phone and the server. */
export class ChaosProxy {
  private weather: Weather = 'clear';
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(private readonly behind: URL) {
    this.server = createServer((request, response) => {
      this.carry(request, response).catch(() => request.socket.destroy());
    });
    this.server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
  }

  static async before(address: string): Promise<ChaosProxy> {
    const proxy = new ChaosProxy(new URL(address));
    await new Promise<void>((resolve) => proxy.server.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get address(): string {
    const { port } = this.server.address() as { port: number }; // a TCP server, listening
    return `http://localhost:${String(port)}`;
  }

  set(weather: Weather): void {
    this.weather = weather;
    if (weather === 'down' || weather === 'deaf') this.cut();
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.cut();
    await closed;
  }

  private cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private async carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { weather } = this;
    if (weather === 'down') {
      request.socket.destroy();
      return;
    }
    const body = await wholeOf(request);
    if (weather === 'thin') await delay(LATE_MS);
    if (weather === 'echo' && request.method === 'POST')
      await wholeOf(await this.pass(request, body));
    const answer = await this.pass(request, body);
    if (weather === 'deaf') {
      if (answer.headers['content-type'] !== 'text/event-stream') await wholeOf(answer);
      request.socket.destroy();
      return;
    }
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => response.destroy());
    response.on('close', () => answer.destroy());
    answer.pipe(response);
  }

  private pass({ method, url, headers }: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = this.behind;
      const onward = ask({ host: hostname, port, method, path: url, headers }, resolve);
      onward.on('error', reject);
      onward.end(body);
    });
  }
}

async function wholeOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer); // no encoding is set
  return Buffer.concat(chunks);
}
