import type { ImageSize } from './image-size';

export interface ImageHeader extends ImageSize {
  /** Bytes of one decoded pixel. */
  readonly pixelBytes: number;
  /** From 1 to 8, as Exif counts; 1 is upright. */
  readonly orientation: number;
}

export interface ReadImage {
  readonly header: ImageHeader;
  /** The same picture without metadata, so that the decoder reads only what the header describes. */
  readonly picture: Buffer;
}
