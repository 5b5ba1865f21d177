import { readFileSync } from 'node:fs';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { createServer, type Server } from 'node:tls';

/** The receiver's certificate, made for tests only; its key is next to it. */
export const CERTIFICATE = join(__dirname, 'receiver-certificate.pem');
export const KEY = join(__dirname, 'receiver-key.pem');

/** A real syslog receiver over TLS that accepts RFC 5425 frames. */
export class SyslogServer {
  readonly messages: string[] = [];
  private readonly sockets = new Set<Socket>();
  private server: Server | null = null;
  /** Accepts connections but never reads from them. */
  isHanging = false;

  private constructor(private listening: number) {}

  static async start(): Promise<SyslogServer> {
    const server = new SyslogServer(0);
    await server.listen();
    return server;
  }

  get port(): number {
    return this.listening;
  }

  /** Can be called again to reuse the port. */
  async listen(): Promise<void> {
    const server = createServer(
      { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) },
      (socket) => {
        if (this.isHanging) return;
        const received: Buffer[] = [];
        socket.on('data', (chunk: Buffer) => received.push(chunk));
        socket.on('end', () => this.take(Buffer.concat(received)));
        socket.on('error', () => undefined); // the sender went away
      },
    );
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.once('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.listening, '127.0.0.1', resolve));
    this.listening = (server.address() as AddressInfo).port; // it listens on a port
    this.server = server;
  }

  /** Ends it abruptly, like a power cut. */
  async kill(): Promise<void> {
    const { server } = this;
    this.server = null;
    for (const socket of this.sockets) socket.resetAndDestroy();
    await new Promise<void>((resolve) =>
      server === null ? resolve() : server.close(() => resolve()),
    );
  }

  /** The entries in order of arrival. */
  get entries(): { no: number; action: string }[] {
    return this.messages.map(
      (message) =>
        JSON.parse(message.slice(message.indexOf('{'))) as { no: number; action: string },
    );
  }

  private take(bytes: Buffer): void {
    for (let at = 0; at < bytes.length;) {
      const space = bytes.indexOf(' ', at);
      const length = Number(bytes.toString('ascii', at, space));
      if (!(length > 0)) throw new Error('A frame begins with its length.');
      this.messages.push(bytes.toString('utf8', space + 1, space + 1 + length));
      at = space + 1 + length;
    }
  }
}
