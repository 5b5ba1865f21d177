import { orientationOf } from './exif-orientation';
import type { ReadImage } from './read-image';
import { KeptParts } from './kept-parts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LENGTH_AND_TYPE = 8;
const CHECKSUM = 4;
const HEADER_BYTES = 13;
/** The chunk for transparency: the decoder then adds a channel to each pixel. */
const TRANSPARENCY = 'tRNS';
const PICTURE_CHUNKS = ['IHDR', 'PLTE', TRANSPARENCY, 'IDAT', 'IEND'];
/** Channels by colour type; a palette is decoded to three. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 3, 4: 2, 6: 4 };
const TWO_BYTES = 16;

interface Described {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly sampleBytes: number;
}

/** Reads a complete PNG; returns null for other files. */
export function readPng(bytes: Buffer): ReadImage | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const parts = new KeptParts(bytes);
  parts.keep(0, SIGNATURE.length);
  let described: Described | null = null;
  let [orientation, added] = [1, 0];
  for (let at = SIGNATURE.length; at + LENGTH_AND_TYPE + CHECKSUM <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + LENGTH_AND_TYPE);
    const content = at + LENGTH_AND_TYPE;
    const after = content + length + CHECKSUM;
    if (after > bytes.length || (type === 'IHDR') !== (described === null)) return null;
    described ??= length === HEADER_BYTES ? describedAt(bytes, content) : null;
    if (described === null) return null;
    if (type === 'eXIf') orientation = orientationOf(bytes.subarray(content, content + length));
    if (type === TRANSPARENCY) added = 1;
    if (PICTURE_CHUNKS.includes(type)) parts.keep(at, after);
    if (type === 'IEND') {
      if (after !== bytes.length) return null;
      const { width, height, channels, sampleBytes } = described;
      const pixelBytes = (channels + added) * sampleBytes;
      return { header: { width, height, pixelBytes, orientation }, picture: parts.content };
    }
    at = after;
  }
  return null;
}

function describedAt(bytes: Buffer, at: number): Described | null {
  const [depth = 0, type = 0] = bytes.subarray(at + 8, at + 10);
  const channels = CHANNELS[type];
  if (channels === undefined) return null;
  const [width, height] = [bytes.readUInt32BE(at), bytes.readUInt32BE(at + 4)];
  return { width, height, channels, sampleBytes: depth === TWO_BYTES ? 2 : 1 };
}
