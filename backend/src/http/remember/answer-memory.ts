import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

/** All answers kept together, packed copies among them. */
const MOST_BYTES = 16 * 1024 * 1024;
/** A larger answer is not kept: whole histories are read by the page. */
const MOST_ANSWER_BYTES = 8 * 1024 * 1024;
/** Below this a packed answer saves no packet worth the work. */
const LEAST_PACKED_BYTES = 4 * 1024;

export type Packing = 'br' | 'gzip';

const pack: Readonly<Record<Packing, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, QUICK_BROTLI),
  gzip: (body) => promisify(gzip)(body, { level: 3 }),
};
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** An answer as it is sent, packed once for all who take it so. */
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

  /** The body and its packed copies. */
  get bytes(): number {
    return this.size;
  }

  /** Who counts the bytes learns when they become more. */
  whenGrown(tell: () => void): void {
    this.onGrown = tell;
  }

  /** Whether somebody who says `If-None-Match` has it already. */
  isKnownBy(noneMatch: string | undefined): boolean {
    return noneMatch?.split(',').some((one) => one.trim() === this.tag) ?? false;
  }

  /** How it goes to somebody who takes these encodings; null as it is. */
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

/** Answers that hold as long as the version of all data stays what it was when they were asked for. */
export class AnswerMemory {
  private version = 0;
  /** Made anew with each version: V8 would lead a cleared map from what it held to what it will hold. */
  private making = new Map<string, Promise<KeptAnswer>>();
  private readonly made = new LRUCache<string, KeptAnswer>({
    maxSize: MOST_BYTES,
    maxEntrySize: MOST_ANSWER_BYTES,
    // A list with no lines has no bytes, which the cache would refuse.
    sizeCalculation: ({ bytes }) => Math.max(1, bytes),
  });

  /** The answer kept under the key, or the one that `make` makes; many who ask at once get one. */
  get(version: number, key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (version > this.version) this.forgetAll(version);
    // Somebody who looked before the last change may not keep what others would take for new.
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

  /** The cache weighs only what is new to it. */
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
