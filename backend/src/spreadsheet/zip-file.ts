import { once } from 'node:events';
import { createDeflateRaw } from 'node:zlib';
import { Zip, ZipPassThrough } from 'fflate';

/** Quick rather than small: spreadsheets shrink to a tenth at any level. */
const LEVEL = 1;
/** The number that ZIP archives know deflated content by. */
const DEFLATED = 8;
const NOTHING = new Uint8Array();

/** One file of an archive, compressed on another thread than the one that serves requests. */
export class ZipPart extends ZipPassThrough {
  private readonly deflate = createDeflateRaw({ level: LEVEL });
  private written: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    super(name);
    this.compression = DEFLATED;
    this.deflate.on('data', (piece: Uint8Array<ArrayBuffer>) => this.ondata(null, piece, false));
  }

  /** Done when as much is compressed: whoever waits keeps no more in memory. */
  async write(text: string): Promise<void> {
    this.push(Buffer.from(text));
    await this.written;
  }

  async end(text: string): Promise<void> {
    this.push(Buffer.from(text), true);
    await this.written;
    this.ondata(null, NOTHING, true);
  }

  protected override process(chunk: Uint8Array, isLast: boolean): void {
    if (isLast) {
      this.written = once(this.deflate, 'end');
      this.deflate.end(chunk);
    } else {
      this.written = new Promise((resolve) => this.deflate.write(chunk, resolve));
    }
  }
}

/** A ZIP archive that is taken away as it grows. Parts follow one another: one is open at a time. */
export class ZipFile {
  private ready: Uint8Array[] = [];
  private readonly zip = new Zip((error, piece) => {
    if (error) throw error;
    this.ready.push(piece);
  });

  part(name: string): ZipPart {
    const part = new ZipPart(name);
    this.zip.add(part);
    return part;
  }

  async whole(name: string, text: string): Promise<void> {
    await this.part(name).end(text);
  }

  end(): void {
    this.zip.end();
  }

  /** What there is since the last time. */
  take(): Uint8Array[] {
    const taken = this.ready;
    this.ready = [];
    return taken;
  }
}
