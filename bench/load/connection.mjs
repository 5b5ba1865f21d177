import { once } from 'node:events';
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/** The bytes of one request. @param {import('./requests.mjs').Request} request */
export function bytesOf({ method, path, token, body }) {
  const text = body === undefined ? '' : JSON.stringify(body);
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Authorization: Bearer ${token}`,
    ...(text
      ? ['Content-Type: application/json', `Content-Length: ${String(Buffer.byteLength(text))}`]
      : []),
  ];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`);
}

/** A keep-alive connection with one request at a time; it parses only the necessary part of a response. */
export class Connection {
  /** @param {number} port */
  static async open(port) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await once(socket, 'connect');
    return new Connection(socket);
  }

  /** @param {import('node:net').Socket} socket */
  constructor(socket) {
    this.socket = socket;
    /** @type {Buffer[]} */
    this.parts = [];
    this.received = 0;
    this.expected = Infinity;
    /** @type {{ resolve: (answer: { status: number, bytes: Buffer }) => void, reject: (error: Error) => void } | null} */
    this.waiting = null;
    socket.on('data', (part) => {
      this.take(part);
    });
    socket.on('error', (error) => this.waiting?.reject(error));
    socket.on('close', () => this.waiting?.reject(new Error('The server closed the connection.')));
  }

  /** @param {Buffer} bytes @returns {Promise<{ status: number, bytes: Buffer }>} the head and the body */
  ask(bytes) {
    return new Promise((resolve, reject) => {
      this.waiting = { resolve, reject };
      this.socket.write(bytes);
    });
  }

  close() {
    this.waiting = null;
    this.socket.destroy();
  }

  /** @param {Buffer} part */
  take(part) {
    this.parts.push(part);
    this.received += part.length;
    if (this.expected === Infinity) {
      const start = this.parts.length === 1 ? part : Buffer.concat(this.parts);
      const end = start.indexOf(END_OF_HEAD);
      if (end < 0) return;
      const length = /content-length: *(\d+)/i.exec(start.toString('latin1', 0, end))?.[1];
      if (length === undefined) throw new Error('An answer tells no length.');
      this.expected = end + END_OF_HEAD.length + Number(length);
    }
    if (this.received < this.expected) return;
    const bytes = this.parts.length === 1 ? part : Buffer.concat(this.parts);
    this.parts = [];
    this.received = 0;
    this.expected = Infinity;
    const { waiting } = this;
    this.waiting = null;
    waiting?.resolve({ status: Number(bytes.toString('latin1', 9, 12)), bytes });
  }
}

/** @param {Buffer} bytes of a whole answer */
export function jsonOf(bytes) {
  return JSON.parse(bytes.subarray(bytes.indexOf(END_OF_HEAD) + END_OF_HEAD.length).toString());
}
