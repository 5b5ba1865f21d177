export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The parsed body; the text where it is not JSON. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- tests look into answers of every shape
  readonly body: any;
  readonly text: string;
}

type RequestHeaders = Record<string, string>;

/** One person with a session, or nobody. */
export class Caller {
  constructor(
    readonly address: string,
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
    const response = await fetch(this.address + path, {
      method,
      headers: {
        ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  }
}
