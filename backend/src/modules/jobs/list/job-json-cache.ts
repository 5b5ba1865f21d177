import { LRUCache } from 'lru-cache';
import type { RawJson } from '../../../http/remember/raw-json';

/** Extra entries beyond the longest requested list, for jobs shown next to it. */
const BESIDE = 2_000;

interface KeptText {
  readonly state: string;
  readonly text: RawJson;
}

/** Caches the JSON of jobs by their state, and evicts the least recently used. */
export class JobJsonCache {
  private texts = new LRUCache<number, KeptText>({ max: BESIDE });

  /** Makes room for a list of this length. */
  expect(length: number): void {
    if (length + BESIDE <= this.texts.max) return;
    const roomier = new LRUCache<number, KeptText>({ max: length + BESIDE });
    roomier.load(this.texts.dump());
    this.texts = roomier;
  }

  /** Undefined if there is no JSON for that state. */
  find(id: number, state: string): RawJson | undefined {
    const known = this.texts.get(id);
    return known?.state === state ? known.text : undefined;
  }

  keep(id: number, state: string, text: RawJson): void {
    this.texts.set(id, { state, text });
  }
}
