import type { ImageSize } from './image-size';

export interface ImageHeader extends ImageSize {
  readonly pixelBytes: number;
  /** Exif orientation from 1 to 8; 1 is upright. */
  readonly orientation: number;
}

export interface ReadImage {
  readonly header: ImageHeader;
  /** The picture without metadata, so that the decoder reads only what the header describes. */
  readonly picture: Buffer;
}
