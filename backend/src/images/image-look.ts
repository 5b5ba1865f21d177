import type { ImageSize } from './image-size';
import { lookAtJpeg } from './jpeg-look';
import { lookAtPng } from './png-look';

/**
 * How large an image is, by its own bytes and before anything is unpacked. Null for what is no JPEG or
 * PNG, for one that is cut off, and for one with something behind its end: that could be anything,
 * such as a page or an archive.
 */
export function lookAtImage(bytes: Buffer): ImageSize | null {
  const size = lookAtJpeg(bytes) ?? lookAtPng(bytes);
  return size !== null && size.width > 0 && size.height > 0 ? size : null;
}
