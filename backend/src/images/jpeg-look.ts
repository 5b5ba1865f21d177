import type { ImageSize } from './image-size';

const MARK = 0xff;
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
/** Frames of every kind of coding; the other marks among them are tables. */
const isFrame = (mark: number) =>
  mark >= 0xc0 && mark <= 0xcf && mark !== 0xc4 && mark !== 0xc8 && mark !== 0xcc;
/** In a scan these belong to the data: a byte of all ones, and marks to begin again at. */
const isOfScan = (mark: number) => mark === 0 || (mark >= 0xd0 && mark <= 0xd7);

/** Where the next mark stands that ends the data of a scan. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(MARK, from); at !== -1; at = bytes.indexOf(MARK, at + 1))
    if (!isOfScan(bytes[at + 1] ?? 0)) return at;
  return bytes.length;
}

/** Of a whole JPEG from its first to its last byte; null for all else. */
export function lookAtJpeg(bytes: Buffer): ImageSize | null {
  if (bytes.length < 4 || bytes[0] !== MARK || bytes[1] !== START) return null;
  let size: ImageSize | null = null;
  for (let at = 2; at + 1 < bytes.length;) {
    const mark = bytes[at + 1] ?? 0;
    if (bytes[at] !== MARK) return null;
    if (mark === MARK) {
      at += 1;
      continue;
    }
    if (mark === END) return at + 2 === bytes.length ? size : null;
    const after = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : bytes.length);
    if (isFrame(mark)) {
      if (size !== null || at + 9 > bytes.length) return null;
      size = { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at = mark === SCAN ? endOfScan(bytes, after) : after;
  }
  return null;
}
