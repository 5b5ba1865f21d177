import { Orientation, ResizeFit, Transformer } from '@napi-rs/image';
import type { ImageHeader } from './read-image';

/** A file to make of an image. A larger picture is shrunk into the box. */
export interface FileForm {
  readonly box: { readonly width: number; readonly height: number };
  /** Of a JPEG. Without it the file is a PNG. */
  readonly quality?: number;
}

export interface ImageTask {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly header: ImageHeader;
  /** From the largest to the smallest. */
  readonly forms: readonly FileForm[];
}

/** In the order in which Exif counts. */
const ORIENTATIONS = [
  Orientation.Horizontal,
  Orientation.MirrorHorizontal,
  Orientation.Rotate180,
  Orientation.MirrorVertical,
  Orientation.MirrorHorizontalAndRotate270Cw,
  Orientation.Rotate90Cw,
  Orientation.MirrorHorizontalAndRotate90Cw,
  Orientation.Rotate270Cw,
];

/**
 * Makes upright files without metadata. Each is made of the one before, whose decoding costs less than that of the image.
 * @throws Error where the picture cannot be decoded
 */
export function makeFiles({ picture, header, forms }: ImageTask): Uint8Array[] {
  const { width, height, orientation } = header;
  let image = new Transformer(picture).rotate(ORIENTATIONS[orientation - 1]);
  return forms.map(({ box, quality }) => {
    // However it lies, a picture that is not shrunk has no more pixels than the box.
    if (width > box.width || height > box.height)
      image.fastResize({ ...box, fit: ResizeFit.Inside });
    const file = quality === undefined ? image.pngSync() : image.jpegSync(quality);
    image = new Transformer(file);
    return file;
  });
}
