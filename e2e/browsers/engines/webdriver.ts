import { request } from 'node:http';

/** The key of an element's id in every message (W3C WebDriver, section 12.1). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

type Method = 'GET' | 'POST' | 'DELETE';

/** A program that answers the W3C's WebDriver protocol on a port of this machine. */
export class WebDriver {
  private session = '';

  constructor(private readonly port: number) {}

  async isReady(): Promise<boolean> {
    return this.ask('GET', '/status').then(
      (status) => (status as { ready: boolean }).ready, // section 8.1
      () => false,
    );
  }

  async begin(capabilities: object): Promise<void> {
    const answer = await this.ask('POST', '/session', { capabilities });
    this.session = (answer as { sessionId: string }).sessionId; // section 9.1
  }

  get(path: string): Promise<unknown> {
    return this.ask('GET', `/session/${this.session}${path}`);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return this.ask('POST', `/session/${this.session}${path}`, body);
  }

  delete(path: string): Promise<unknown> {
    return this.ask('DELETE', `/session/${this.session}${path}`);
  }

  /** The path of the only element of a selector. */
  async element(selector: string): Promise<string> {
    const found = await this.post('/element', { using: 'css selector', value: selector });
    return `/element/${(found as Record<typeof ELEMENT, string>)[ELEMENT]}`;
  }

  private ask(method: Method, path: string, body?: object): Promise<unknown> {
    const text = body === undefined ? '' : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      };
      const asked = request(
        { host: '127.0.0.1', port: this.port, method, path, headers },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', reject);
          response.on('end', () => {
            const { value } = JSON.parse(Buffer.concat(pieces).toString()) as { value: unknown };
            if (response.statusCode === 200) resolve(value);
            else reject(new Error(`${method} ${path}: ${JSON.stringify(value)}`));
          });
        },
      );
      asked.on('error', reject);
      asked.end(text);
    });
  }
}
