import { LRUCache } from 'lru-cache';
import type { RawJson } from '../../../http/remember/raw-json';

/** So many more than the longest list that was asked for: what is shown beside it. */
const BESIDE = 2_000;

interface KeptText {
  readonly state: string;
  readonly text: RawJson;
}

/** Texts of jobs by the state that they were made in, but for those that nobody has asked for the longest. */
export class JobJsonCache {
  private texts = new LRUCache<number, KeptText>({ max: BESIDE });

  /** Makes room for a list of so many. */
  expect(length: number): void {
    if (length + BESIDE <= this.texts.max) return;
    const roomier = new LRUCache<number, KeptText>({ max: length + BESIDE });
    roomier.load(this.texts.dump());
    this.texts = roomier;
  }

  /** Undefined where none is known of that state. */
  find(id: number, state: string): RawJson | undefined {
    const known = this.texts.get(id);
    return known?.state === state ? known.text : undefined;
  }

  keep(id: number, state: string, text: RawJson): void {
    this.texts.set(id, { state, text });
  }
}
