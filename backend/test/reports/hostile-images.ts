import { crc32, deflateSync } from 'node:zlib';

/** One chunk of a PNG. */
function chunk(type: string, content: Uint8Array): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  checksum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, checksum]);
}

interface PngRecipe {
  readonly width: number;
  readonly height: number;
  readonly depth?: 8 | 16;
  /** 0 gray, 2 RGB, 3 palette, 4 gray with alpha, 6 RGBA. */
  readonly colourType?: 0 | 2 | 3 | 4 | 6;
  readonly isInterlaced?: boolean;
  /** Chunks before the pixels, by type. */
  readonly extra?: readonly (readonly [string, Uint8Array])[];
  /** Compressed pixels; none by default, for images that are refused by their header. */
  readonly pixels?: Uint8Array;
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngOf(recipe: PngRecipe): Buffer {
  const { width, height, depth = 8, colourType = 2, isInterlaced = false } = recipe;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, isInterlaced ? 1 : 0], 8);
  const extra = (recipe.extra ?? []).map(([type, content]) => chunk(type, content));
  const pixels = chunk('IDAT', recipe.pixels ?? deflateSync(Buffer.alloc(0)));
  return Buffer.concat([
    ...[SIGNATURE, chunk('IHDR', header), ...extra, pixels],
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A black picture of 100×100, with a colour profile of this unpacked size. */
export function withProfile(bytes: number): Buffer {
  const profile = Buffer.concat([Buffer.from('x\0\0', 'latin1'), deflateSync(Buffer.alloc(bytes))]);
  const pixels = deflateSync(Buffer.alloc(100 * (1 + 100 * 3)));
  return pngOf({ width: 100, height: 100, pixels, extra: [['iCCP', profile]] });
}

interface JpegRecipe {
  readonly width: number;
  readonly height: number;
  readonly components?: 1 | 3 | 4;
  readonly isProgressive?: boolean;
}

/** A JPEG with a frame and one empty scan, for images that are refused by their header. */
export function jpegOf({ width, height, components = 3, isProgressive }: JpegRecipe): Buffer {
  const frame = Buffer.alloc(10 + components * 3);
  frame.set([0xff, isProgressive === true ? 0xc2 : 0xc0, 0, frame.length - 2, 8]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  frame[9] = components;
  for (let at = 0; at < components; at += 1) frame.set([at + 1, 0x11, 0], 10 + at * 3);
  const scan = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0, 0]);
  return Buffer.concat([Buffer.from([0xff, 0xd8]), frame, scan, Buffer.from([0xff, 0xd9])]);
}
