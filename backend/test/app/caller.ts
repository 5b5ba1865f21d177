import { Agent, type IncomingHttpHeaders, type Server } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; the text where it is not JSON; empty where it is a file. */
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
    const ready = isReady(body) ? body : JSON.stringify(body);
    const sending = new request.Test(this.server, method, path)
      .set(this.token === null ? {} : { Authorization: `Bearer ${this.token}` })
      .set(body === undefined ? {} : { 'Content-Type': 'application/json' })
      .set(headers)
      .agent(CONNECTIONS)
      .buffer(true);
    if (ready !== undefined) sending.send(ready);
    const answer = await sending;
    const text = (answer.text as string | undefined) ?? ''; // none where the answer is a file
    return answerOf(answer.status, answer.headers, text);
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
        ...(this.token === null ? {} : { authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
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

const isReady = (body: unknown): body is string | Buffer | undefined =>
  body === undefined || typeof body === 'string' || Buffer.isBuffer(body);

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
