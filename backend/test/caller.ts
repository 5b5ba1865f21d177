import { Agent, type IncomingHttpHeaders, type Server } from 'node:http';
import request from 'supertest';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; the text where it is not JSON; empty where it is a file. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly text: string;
}

/** A connection for each request would take as long as the request. */
const CONNECTIONS = new Agent({ keepAlive: true });

type RequestHeaders = Record<string, string>;

/** One person with a session, or nobody. */
export class Caller {
  /** @param server one that listens, or the address of one in another process */
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
    const sending = new request.Test(this.server, method, path)
      .set(this.token === null ? {} : { Authorization: `Bearer ${this.token}` })
      .set(body === undefined ? {} : { 'Content-Type': 'application/json' })
      .set(headers)
      .agent(CONNECTIONS)
      .buffer(true);
    const isReady = typeof body === 'string' || Buffer.isBuffer(body);
    if (body !== undefined) sending.send(isReady ? body : JSON.stringify(body));
    const answer = await sending;
    const { status, type, headers: received } = answer;
    const text = (answer.text as string | undefined) ?? ''; // none where the answer is a file
    return {
      status,
      headers: headersOf(received),
      text,
      body: /\bjson\b/.test(type) && text !== '' ? JSON.parse(text) : text,
    };
  }
}

function headersOf(all: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(all))
    for (const one of [value ?? []].flat()) headers.append(name, one);
  return headers;
}
