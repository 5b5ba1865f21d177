import { connect, createServer, type Server, type Socket } from 'node:net';

/**
 * Stands between a server and its MariaDB. Once armed, the next transaction that runs a statement
 * with the given text is committed by the database, and the word of it never comes back.
 */
export class CommitGate {
  port = 0;
  private armed: { readonly text: string; readonly committed: () => void } | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly listener: Server;

  constructor(private readonly behind: { readonly host: string; readonly port: number }) {
    this.listener = createServer((socket) => this.join(socket));
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
    this.port = (this.listener.address() as { port: number }).port; // a TCP server, listening
  }

  /** Resolves when the database has committed. */
  swallowCommitAfter(text: string): Promise<void> {
    return new Promise((committed) => (this.armed = { text, committed }));
  }

  /** Cuts every connection; new ones are let through. */
  cut(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  async close(): Promise<void> {
    this.cut();
    await new Promise<void>((resolve) => this.listener.close(() => resolve()));
  }

  private join(socket: Socket): void {
    const onward = connect(this.behind);
    const peers = [socket, onward] as const;
    for (const [index, peer] of peers.entries()) {
      this.sockets.add(peer);
      peer.on('error', () => undefined);
      peer.on('close', () => {
        this.sockets.delete(peer);
        peers[1 - index]?.destroy();
      });
    }
    let marked = false;
    let onCommitted: (() => void) | null = null;
    let swallowing = false;
    socket.on('data', (chunk) => {
      if (this.armed !== null && chunk.includes(this.armed.text)) marked = true;
      if (marked && this.armed !== null && chunk.includes('COMMIT')) {
        onCommitted = this.armed.committed;
        this.armed = null;
        swallowing = true;
      }
      onward.write(chunk);
    });
    onward.on('data', (chunk) => {
      if (!swallowing) socket.write(chunk);
      onCommitted?.();
      onCommitted = null;
    });
  }
}
