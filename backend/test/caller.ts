import { once } from 'node:events';
import {
  Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; the text where it is not JSON; empty where it is a picture. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly text: string;
}

/** Reused connections, because opening one takes as long as a request. */
const CONNECTIONS = new Agent({ keepAlive: true });

type RequestHeaders = Record<string, string>;
type ReceivedHeaders = IncomingHttpHeaders | Record<string, string | string[] | number | undefined>;

/** A client with a user's session, or without one. */
export class Caller {
  /** @param server a listening server, or the address of one in another process */
  constructor(
    private readonly server: Server | string,
    readonly token: string | null,
  ) {}

  get(path: string, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('GET', path, undefined, headers);
  }

  post(path: string, body?: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('POST', path, body, headers);
  }

  put(path: string, body: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('PUT', path, body, headers);
  }

  patch(path: string, body: unknown, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('PATCH', path, body, headers);
  }

  delete(path: string, headers: RequestHeaders = {}): Promise<Answer> {
    return this.send('DELETE', path, undefined, headers);
  }

  async send(
    method: string,
    path: string,
    body: unknown,
    headers: RequestHeaders,
  ): Promise<Answer> {
    const answer = await this.exchange(method, path, body, headers);
    const text = isPicture(answer.headers) ? '' : String(answer.bytes);
    return answerOf(answer.status, answer.headers, text);
  }

  /** The bytes of a file. */
  async download(path: string): Promise<{ readonly status: number; readonly bytes: Buffer }> {
    return this.exchange('GET', path, undefined, {});
  }

  private async exchange(method: string, path: string, body: unknown, headers: RequestHeaders) {
    const ready = isReady(body) ? body : JSON.stringify(body);
    const sending = request(this.address + path, {
      ...{ method, agent: CONNECTIONS },
      headers: {
        ...headersFor(this.token, body),
        ...(ready !== undefined && { 'content-length': Buffer.byteLength(ready) }),
        ...lowered(headers),
      },
    });
    // A server may answer, and close, before it has read a whole body.
    sending.on('error', () => undefined).end(ready);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    const { statusCode: status = 0 } = answer;
    return { status, headers: answer.headers, bytes: await buffer(answer) };
  }

  private get address(): string {
    if (typeof this.server === 'string') return this.server;
    const { port } = this.server.address() as AddressInfo; // a TCP server, listening
    return `http://127.0.0.1:${String(port)}`;
  }
}

/** Sends requests without a socket: faster if the test does not depend on the connection. */
export class InjectedCaller extends Caller {
  constructor(
    private readonly app: NestFastifyApplication,
    token: string | null,
  ) {
    super(app.getHttpServer(), token);
  }

  override async send(
    method: string,
    path: string,
    body: unknown,
    headers: RequestHeaders,
  ): Promise<Answer> {
    const ready = isReady(body) ? body : JSON.stringify(body);
    const answer = await this.app.inject({
      method: method as 'GET', // one of those that Fastify knows
      url: path,
      headers: {
        ...headersFor(this.token, body),
        ...lowered(headers),
      },
      ...(ready === undefined ? {} : { payload: ready }),
    });
    return answerOf(
      answer.statusCode,
      answer.headers,
      isText(answer.headers) ? answer.payload : '',
    );
  }
}

const headersFor = (token: string | null, body: unknown) => ({
  ...(token !== null && { authorization: `Bearer ${token}` }),
  ...(body !== undefined && { 'content-type': 'application/json' }),
});

const isReady = (body: unknown): body is string | Buffer | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body);

const isPicture = (headers: ReceivedHeaders) =>
  String(headers['content-type'] ?? '').startsWith('image/');

const isText = (headers: ReceivedHeaders) =>
  /^text\/|json\b/.test(String(headers['content-type'] ?? ''));

const lowered = (headers: RequestHeaders): RequestHeaders =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function answerOf(status: number, received: ReceivedHeaders, text: string): Answer {
  const headers = headersOf(received);
  const isJson = /\bjson\b/.test(headers.get('content-type')?.split(';')[0] ?? '');
  return { status, headers, text, body: isJson && text !== '' ? JSON.parse(text) : text };
}

function headersOf(all: ReceivedHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(all))
    for (const one of [value ?? []].flat()) headers.append(name, String(one));
  return headers;
}
