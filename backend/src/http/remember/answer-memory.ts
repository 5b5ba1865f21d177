import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** All answers kept together. */
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

  constructor(
    private readonly body: Buffer,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    this.tag = `W/"${hash('sha1', body, 'base64url')}"`;
  }

  get bytes(): number {
    return this.body.length;
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
    const packed = pack[packing](this.body);
    this.packed.set(packing, packed);
    return packed;
  }
}

/** Answers that hold as long as the version of all data stays what it was when they were asked for. */
export class AnswerMemory {
  private version = 0;
  private bytes = 0;
  private answers = new Map<string, Promise<KeptAnswer>>();

  /** The answer kept under the key, or the one that `make` makes; many who ask at once get one. */
  get(version: number, key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    if (version > this.version) this.forgetAll(version);
    // Somebody who looked before the last change may not keep what others would take for new.
    if (version < this.version) return make();
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const making = make();
    this.answers.set(key, making);
    making.then(
      (answer) => this.made(version, key, answer),
      () => this.forget(version, key),
    );
    return making;
  }

  private made(version: number, key: string, { bytes }: KeptAnswer): void {
    if (version !== this.version) return;
    if (bytes > MOST_ANSWER_BYTES || this.bytes + bytes > MOST_BYTES) this.answers.delete(key);
    else this.bytes += bytes;
  }

  private forget(version: number, key: string): void {
    if (version === this.version) this.answers.delete(key);
  }

  private forgetAll(version: number): void {
    this.version = version;
    this.bytes = 0;
    // A cleared map leads from what it held to what it will hold, so that nothing of it goes while it is new.
    this.answers = new Map();
  }
}
