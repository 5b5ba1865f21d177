import type { ImageHeader, ReadImage } from './read-image';
import { readJpeg } from './jpeg-header';
import { readPng } from './png-header';

/** Of a pixel while it is shrunk, besides its decoded bytes: measured with the library. */
const WORKING_BYTES = 11;

/**
 * Reads the header of a whole JPEG or PNG before anything is decoded. Null for other files, for a file that is cut off,
 * and for one with content behind its end.
 */
export function readImage(bytes: Buffer): ReadImage | null {
  const image = readJpeg(bytes) ?? readPng(bytes);
  return image !== null && image.header.width > 0 && image.header.height > 0 ? image : null;
}

/** The memory in bytes that decoding and shrinking take: two decoded copies, and the working copies. */
export function decodingBytes({ width, height, pixelBytes }: ImageHeader): number {
  return width * height * (2 * pixelBytes + WORKING_BYTES);
}
