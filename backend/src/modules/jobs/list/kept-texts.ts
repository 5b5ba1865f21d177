import type { ReadyJson } from '../../../http/remember/ready-json';

/** So many more than the longest list that was asked for: what is shown beside it. */
const BESIDE = 2_000;

interface KeptText {
  readonly state: string;
  readonly text: ReadyJson;
}

/** Texts of jobs by the state that they were made in, but for those that nobody has asked for the longest. */
export class KeptTexts {
  /** Those asked for last at the end. */
  private readonly texts = new Map<number, KeptText>();
  private longest = 0;

  /** Makes room for a list of so many. */
  expect(length: number): void {
    this.longest = Math.max(this.longest, length);
  }

  /** Undefined where none is known of that state. */
  find(id: number, state: string): ReadyJson | undefined {
    const known = this.texts.get(id);
    if (known?.state !== state) return undefined;
    this.texts.delete(id);
    this.texts.set(id, known);
    return known.text;
  }

  keep(id: number, state: string, text: ReadyJson): void {
    this.texts.delete(id);
    this.texts.set(id, { state, text });
    const [oldest] = this.texts.keys();
    if (this.texts.size > this.longest + BESIDE && oldest !== undefined) this.texts.delete(oldest);
  }
}
