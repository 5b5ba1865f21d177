import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface PushRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The push service of a browser vendor. */
export class PushService {
  readonly received: PushRequest[] = [];
  private reply: () => Reply = () => ({ status: 201 });

  private constructor(private readonly server: Server) {}

  static async start(): Promise<PushService> {
    const server = createServer();
    const service = new PushService(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const { url = '', headers } = request;
        service.received.push({ path: url, headers, body: Buffer.concat(parts) });
        const { status, headers: more } = service.reply();
        response.writeHead(status, more).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return service;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo; // a TCP server, listening
    return `http://127.0.0.1:${String(port)}`;
  }

  answers(status: number, headers: Readonly<Record<string, string>> = {}): void {
    this.reply = () => ({ status, headers });
  }

  clear(): void {
    this.received.length = 0;
    this.answers(201);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
