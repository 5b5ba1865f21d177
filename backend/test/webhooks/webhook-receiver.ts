import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The exact body. */
  readonly text: string;
}

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly resourceId: number;
  readonly data: Readonly<Record<string, unknown>> | null;
}

/** The reply: a status, optionally with headers and text. */
type Reply =
  | number
  | { status: number; headers?: Readonly<Record<string, string>>; text?: string }
  /** Replies when the promise resolves. */
  | Promise<number>;

/** Another system that receives webhooks. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Maximum number of concurrent requests. */
  most = 0;
  private open = 0;
  private reply: (received: Received) => Reply = () => 204;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<WebhookReceiver> {
    const server = createServer();
    const receiver = new WebhookReceiver(server);
    server.on('request', (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const text = Buffer.concat(parts).toString('utf8');
        const received = { path: request.url ?? '', headers: request.headers, text };
        receiver.received.push(received);
        receiver.open += 1;
        receiver.most = Math.max(receiver.most, receiver.open);
        void Promise.resolve(receiver.reply(received)).then((reply) => {
          receiver.open -= 1;
          const {
            status,
            headers = {},
            text: answer = '',
          } = typeof reply === 'number' ? { status: reply } : reply;
          response.writeHead(status, headers).end(answer);
        });
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get url(): string {
    const { port } = this.server.address() as AddressInfo; // a TCP server, listening
    return `http://127.0.0.1:${String(port)}`;
  }

  /** Applies to later requests. */
  answers(reply: (received: Received) => Reply): void {
    this.reply = reply;
  }

  /** The events received at a path, in order. */
  events(path = '/'): ReceivedEvent[] {
    return this.received
      .filter((received) => received.path === path)
      .map(({ text }) => JSON.parse(text) as ReceivedEvent); // as our own server made it
  }

  clear(): void {
    this.received.length = 0;
    this.most = 0;
    this.reply = () => 204;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
