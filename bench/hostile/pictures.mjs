/** Pictures that need the most memory which the server accepts, in small files. */
import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Bytes that the server counts per pixel: 17 for a colour JPEG and an RGB PNG, 27 for an RGBA PNG of 16 bits. */
const [WIDE, DEEP] = [3_556, 2_820];

/** @param {string} type @param {Buffer} content */
function chunk(type, content) {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

/** A square black PNG. @param {number} side @param {8 | 16} depth @param {2 | 6} colourType RGB or RGBA */
function png(side, depth, colourType) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([depth, colourType], 8);
  const row = 1 + side * (colourType === 6 ? 4 : 3) * (depth / 8);
  return Buffer.concat([
    ...[SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(Buffer.alloc(row * side)))],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** @param {number} marker @param {readonly number[]} content */
function segment(marker, content) {
  const length = content.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 0xff, ...content]);
}

/** A square gray JPEG in colour whose scans hold one bit for each block, all zero. @param {number} side */
function progressiveJpeg(side) {
  const blocks = Math.ceil(side / 8) ** 2;
  const size = [side >> 8, side & 0xff];
  const components = [1, 2, 3].flatMap((id) => [id, 0x11, 0]);
  const scan = segment(0xda, [3, ...[1, 2, 3].flatMap((id) => [id, 0]), 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: 64 }, () => 1)]),
    segment(0xc2, [8, ...size, ...size, 3, ...components]),
    // One code of one bit: the block differs by nothing from the one before.
    segment(0xc4, [0, 1, ...Array.from({ length: 15 }, () => 0), 0]),
    ...[scan, Buffer.alloc(Math.ceil((blocks * 3) / 8))],
    Buffer.from([0xff, 0xd9]),
  ]);
}

export const hostilePictures = () => [
  { name: 'PNG', type: 'image/png', content: png(WIDE, 8, 2) },
  { name: 'PNG of 16 bits with transparency', type: 'image/png', content: png(DEEP, 16, 6) },
  { name: 'progressive JPEG', type: 'image/jpeg', content: progressiveJpeg(WIDE) },
];
