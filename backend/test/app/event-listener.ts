import { get, type IncomingMessage } from 'node:http';

interface StreamEvent {
  readonly id: string | undefined;
  readonly event: string | undefined;
  readonly data: Record<string, unknown>;
}

/** Reads server-sent events one by one. */
export class EventListener {
  private buffer = '';
  private readonly events: StreamEvent[] = [];
  private wake: (() => void) | undefined;
  ended = false;

  private constructor(private readonly response: IncomingMessage) {
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => this.take(chunk));
    response.on('end', () => {
      this.ended = true;
      this.wake?.();
    });
  }

  static open(address: string, headers: Record<string, string>): Promise<EventListener> {
    return new Promise((resolve, reject) => {
      get(`${address}/api/events`, { headers }, (response) =>
        resolve(new EventListener(response)),
      ).on('error', reject);
    });
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<StreamEvent | null> {
    while (this.events.length === 0 && !this.ended)
      await new Promise<void>((resolve) => (this.wake = resolve));
    return this.events.shift() ?? null;
  }

  close(): void {
    this.response.destroy();
  }

  private take(chunk: string): void {
    this.buffer += chunk;
    const blocks = this.buffer.split('\n\n');
    this.buffer = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1];
      const data = field('data');
      if (data !== undefined)
        this.events.push({ id: field('id'), event: field('event'), data: JSON.parse(data) });
    }
    this.wake?.();
  }
}
