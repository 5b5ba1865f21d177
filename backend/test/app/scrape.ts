import type { Caller } from './caller';
import { expectStatus } from '../records/jobs';

export const METRICS = { METRICS_TOKEN: 'let-me-read' };

type Labels = Readonly<Record<string, string>>;

/** One scrape of a server's metrics. */
export class Scrape {
  private constructor(readonly text: string) {}

  static async of(anonymous: Caller): Promise<Scrape> {
    const answer = await anonymous.get('/api/metrics', { Authorization: 'Bearer let-me-read' });
    expectStatus(answer, 200);
    return new Scrape(answer.text);
  }

  /** The names of all metrics, including those without a series. */
  get names(): string[] {
    return [...this.text.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name);
  }

  /** The value of the series with at least these labels; undefined if there is none. */
  value(name: string, labels: Labels = {}): number | undefined {
    const wanted = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const line = this.text
      .split('\n')
      .find(
        (text) =>
          new RegExp(`^${name}[{ ]`).test(text) && wanted.every((label) => text.includes(label)),
      );
    return line === undefined ? undefined : Number(line.slice(line.lastIndexOf(' ') + 1));
  }
}
