import { Orientation, ResizeFit, Transformer } from '@napi-rs/image';
import type { ImageHeader } from './read-image';

/** A file to make from an image. A larger picture is shrunk to fit the box. */
export interface FileForm {
  readonly box: { readonly width: number; readonly height: number };
  /** JPEG quality. Without it the file is a PNG. */
  readonly quality?: number;
}

export interface ImageTask {
  readonly picture: Uint8Array<ArrayBuffer>;
  readonly header: ImageHeader;
  /** From the largest to the smallest. */
  readonly forms: readonly FileForm[];
}

/** In Exif order. */
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
 * Makes upright files without metadata. Each is made from the previous file, which decodes faster than the original.
 * @throws Error if the picture cannot be decoded
 */
export function makeFiles({ picture, header, forms }: ImageTask): Uint8Array[] {
  const { width, height, orientation } = header;
  let image = new Transformer(picture).rotate(ORIENTATIONS[orientation - 1]);
  return forms.map(({ box, quality }) => {
    // In any orientation, an unshrunk picture has no more pixels than the box.
    if (width > box.width || height > box.height)
      image.fastResize({ ...box, fit: ResizeFit.Inside });
    const file = quality === undefined ? image.pngSync() : image.jpegSync(quality);
    image = new Transformer(file);
    return file;
  });
}
