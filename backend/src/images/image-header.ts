import type { ImageHeader, ReadImage } from './read-image';
import { readJpeg } from './jpeg-header';
import { readPng } from './png-header';

/** Memory per pixel while shrinking, in addition to its decoded bytes: measured with the library. */
const WORKING_BYTES = 11;

/**
 * Reads the header of a complete JPEG or PNG before decoding. Returns null for other files, truncated files, and files
 * with data after their end.
 */
export function readImage(bytes: Buffer): ReadImage | null {
  const image = readJpeg(bytes) ?? readPng(bytes);
  return image !== null && image.header.width > 0 && image.header.height > 0 ? image : null;
}

/** The memory in bytes for decoding and shrinking: two decoded copies, and the working copies. */
export function decodingBytes({ width, height, pixelBytes }: ImageHeader): number {
  return width * height * (2 * pixelBytes + WORKING_BYTES);
}
