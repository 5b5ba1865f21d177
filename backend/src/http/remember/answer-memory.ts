import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** Total size of cached answers, including compressed copies. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Larger answers are not cached: long histories are paged. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
/** Below this size, compression does not save a packet. */
const LEAST_PACKED_BYTES = 4 * 1024;

export type Packing = 'br' | 'gzip';

const pack: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, QUICK_BROTLI),
  gzip: (body) => promisify(gzip)(body, { level: 3 }),
};
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** A response body, compressed once for all callers that accept it. */
export class KeptAnswer {
  readonly tag: string;
  private readonly packed = new Map<Packing, Promise<Buffer>>();
  private onGrown: () => void = () => undefined;
  private size: number;

  constructor(
    private readonly body: Buffer,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    this.tag = `W/"${hash('sha1', body, 'base64url')}"`;
    this.size = body.length;
  }

  /** Size of the body and its compressed copies. */
  get bytes(): number {
    return this.size;
  }

  /** Notifies the cache when the size grows. */
  whenGrown(tell: () => void): void {
    this.onGrown = tell;
  }

  /** Whether the caller's `If-None-Match` matches. */
  isKnownBy(noneMatch: string | undefined): boolean {
    return noneMatch?.split(',').some((one) => one.trim() === this.tag) ?? false;
  }

  /** The compression for the caller's `Accept-Encoding`; null for none. */
  packingFor(accepted: string | undefined): Packing | null {
    if (accepted === undefined || this.body.length < LEAST_PACKED_BYTES) return null;
    return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : null;
  }

  bodyIn(packing: Packing | null): Buffer | Promise<Buffer> {
    if (packing === null) return this.body;
    const known = this.packed.get(packing);
    if (known !== undefined) return known;
    const packed = this.packIn(packing);
    this.packed.set(packing, packed);
    return packed;
  }

  private async packIn(packing: Packing): Promise<Buffer> {
    const packed = await pack[packing](this.body);
    this.size += packed.length;
    this.onGrown();
    return packed;
  }
}

/** A cache of answers that are valid while the data version is unchanged. */
export class AnswerMemory {
  private version = 0;
  /** Recreated with each version: V8 would keep objects reachable from a cleared map to its next entries. */
  private making = new Map<string, Promise<KeptAnswer>>();
  private readonly made = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_ANSWER_BYTES,
    // An empty list in lines has no bytes, which the cache would reject.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });

  /** The cached answer for the key, or the result of `make`; concurrent callers share one. */
  get(version: number, key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (version > this.version) this.forgetAll(version);
    // A caller with an older version must not cache an answer that others would take for current.
    if (version < this.version) return make();
    const known = this.made.get(key);
    if (known !== undefined) return Promise.resolve(known);
    const others = this.making.get(key);
    if (others !== undefined) return others;
    const making = make();
    this.making.set(key, making);
    making.then(
      (answer) => this.keep(version, key, answer),
      () => this.forget(version, key),
    );
    return making;
  }

  private keep(version: number, key: string, answer: KeptAnswer): void {
    if (version !== this.version) return;
    this.making.delete(key);
    this.made.set(key, answer);
    answer.whenGrown(() => this.weighAnew(key, answer));
  }

  /** The cache measures only new entries. */
  private weighAnew(key: string, answer: KeptAnswer): void {
    if (this.made.peek(key) !== answer) return;
    this.made.delete(key);
    this.made.set(key, answer);
  }

  private forget(version: number, key: string): void {
    if (version === this.version) this.making.delete(key);
  }

  private forgetAll(version: number): void {
    this.version = version;
    this.making = new Map();
    this.made.clear();
  }
}
