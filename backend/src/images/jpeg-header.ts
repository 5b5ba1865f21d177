import { orientationOf } from './exif-orientation';
import type { ImageHeader, ReadImage } from './read-image';
import { KeptParts } from './kept-parts';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = 0xe1;
const EXIF_START = Buffer.from('Exif\0\0', 'latin1');
/** APP14 gives the colour transform. */
const ADOBE = 0xee;
/** Pictures of 12 or 16 bits would decode to two bytes for each component. */
const SAMPLE_BITS = 8;
const TABLES = [0xc4, 0xcc, 0xdb, 0xdd];
/** Frame markers of all encodings; the excluded markers are tables. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
/** Markers without content are not allowed between segments. */
const isBare = (mark: number) => mark <= 0x01 || (mark >= 0xd0 && mark <= START);
/** Part of the data within a scan: a stuffed 0xFF byte, and restart markers. */
const isOfScan = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/** The position of the marker that ends the scan data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARK, from); at !== -1; at = bytes.indexOf(MARK, at + 1))
    if (!isOfScan(bytes[at + 1] ?? 0)) return at;
  return bytes.length;
}

/** Reads a complete JPEG; returns null for other files. */
export function readJpeg(bytes: Buffer): ReadImage | null {
  if (bytes.length < 4 || bytes[0] !== MARK || bytes[1] !== START) return null;
  const parts = new KeptParts(bytes);
  parts.keep(0, 2);
  let frame: Omit<ImageHeader, 'orientation'> | null = null;
  let orientation = 1;
  for (let at = 2; at + 1 < bytes.length;) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARK || isBare(mark)) return null;
    if (mark === MARK) {
      at += 1;
      continue;
    }
    if (mark === END) {
      if (at + 2 !== bytes.length || frame === null) return null;
      parts.keep(at, at + 2);
      return { header: { ...frame, orientation }, picture: parts.content };
    }
    const length = at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0;
    const after = at + 2 + length;
    if (length < 2 || after > bytes.length) return null;
    if (isFrame(mark)) {
      if (frame !== null || length < 8 || bytes[at + 4] !== SAMPLE_BITS) return null;
      frame = frameAt(bytes, at);
    }
    if (mark === EXIF && bytes.subarray(at + 4, at + 10).equals(EXIF_START))
      orientation = orientationOf(bytes.subarray(at + 10, after));
    const end = mark === SCAN ? endOfScan(bytes, after) : after;
    if (isFrame(mark) || mark === SCAN || mark === ADOBE || TABLES.includes(mark))
      parts.keep(at, end);
    at = end;
  }
  return null;
}

/** One byte for each component; the decoder makes three of CMYK's four. */
function frameAt(bytes: Buffer, at: number): Omit<ImageHeader, 'orientation'> {
  const height = bytes.readUInt16BE(at + 5);
  const width = bytes.readUInt16BE(at + 7);
  return { width, height, pixelBytes: Math.max(1, bytes[at + 9] ?? 0) };
}
