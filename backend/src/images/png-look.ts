import type { ImageSize } from './image-size';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const LENGTH_AND_TYPE = 8;
const CHECKSUM = 4;

/** Of a whole PNG from its first to its last byte; null for all else. */
export function lookAtPng(bytes: Buffer): ImageSize | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  let size: ImageSize | null = null;
  for (let at = SIGNATURE.length; at + LENGTH_AND_TYPE + CHECKSUM <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + LENGTH_AND_TYPE);
    const content = at + LENGTH_AND_TYPE;
    const after = content + length + CHECKSUM;
    if (type === 'IHDR' && length === 13 && after <= bytes.length)
      size ??= { width: bytes.readUInt32BE(content), height: bytes.readUInt32BE(content + 4) };
    if (size === null) return null;
    if (type === 'IEND') return after === bytes.length ? size : null;
    at = after;
  }
  return null;
}
