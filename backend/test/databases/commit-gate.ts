import { connect, createServer, type Server, type Socket } from 'node:net';
import type { Answer } from '../app/caller';

/** In MySQL's protocol, the command follows three bytes of length and one of sequence number. */
const COMMAND_AT = 4;
const PREPARE = 0x16;
const EXECUTE = 0x17;

/** The statements of one connection, including prepared ones by number. */
class Statements {
  private readonly prepared = new Map<number, Buffer>();
  private preparing: Buffer | null = null;

  /** Returns the text of the client's command. */
  asked(packet: Buffer): Buffer {
    const command = packet[COMMAND_AT];
    this.preparing = command === PREPARE ? packet : null;
    if (command !== EXECUTE) return packet;
    return this.prepared.get(packet.readUInt32LE(COMMAND_AT + 1)) ?? packet;
  }

  answered(packet: Buffer): void {
    if (this.preparing !== null && packet[COMMAND_AT] === 0)
      this.prepared.set(packet.readUInt32LE(COMMAND_AT + 1), this.preparing);
    this.preparing = null;
  }
}

/**
 * A proxy between a server and its MariaDB. Once armed, it lets the next transaction with the given text commit, but
 * holds back the response until `release`.
 */
export class CommitGate {
  port = 0;
  private armed: { readonly text: string; readonly committed: () => void } | null = null;
  private readonly sockets = new Set<Socket>();
  private readonly swallowed: (() => void)[] = [];
  private readonly listener: Server;

  constructor(private readonly behind: { readonly host: string; readonly port: number }) {
    this.listener = createServer((socket) => this.join(socket));
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.listener.listen(0, '127.0.0.1', resolve));
    this.port = (this.listener.address() as { port: number }).port; // a TCP server, listening
  }

  /** Resolves when the database has committed a transaction with the given text. The client gets no response. */
  commitOf(text: string): Promise<null> {
    return new Promise<null>((resolve) => {
      this.armed = { text, committed: () => resolve(null) };
    });
  }

  /**
   * Sends until the database has committed a transaction with the given text. Returns the request that still waits
   * for its response. Retries on 503, because the database may be busy.
   * @throws Error on any other response before the commit
   */
  async swallowCommitOf(
    text: string,
    send: () => Promise<Answer>,
  ): Promise<{ readonly waiting: Promise<Answer> }> {
    const committed = this.commitOf(text);
    for (;;) {
      const waiting = send();
      const early = await Promise.race([committed, waiting]);
      if (early === null) return { waiting };
      if (early.status !== 503)
        throw new Error(`Answered before the commit: ${String(early.status)} ${early.text}`);
    }
  }

  /** Forwards the held responses. */
  release(): void {
    for (const send of this.swallowed.splice(0)) send();
  }

  /** Closes every connection; new ones are accepted. */
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
    const statements = new Statements();
    socket.on('data', (chunk: Buffer) => {
      const asked = statements.asked(chunk);
      const isRun = chunk[COMMAND_AT] !== PREPARE;
      if (this.armed !== null && isRun && asked.includes(this.armed.text)) marked = true;
      if (marked && this.armed !== null && isRun && asked.includes('COMMIT')) {
        onCommitted = this.armed.committed;
        this.armed = null;
        swallowing = true;
      }
      onward.write(chunk);
    });
    onward.on('data', (chunk: Buffer) => {
      statements.answered(chunk);
      if (swallowing)
        this.swallowed.push(() => {
          swallowing = false;
          socket.write(chunk);
        });
      else socket.write(chunk);
      onCommitted?.();
      onCommitted = null;
    });
  }
}
