import { PHOTO_SIDE } from '@dispatch/domain/report/photo';
import { draw, encode, readsWhatItDraws, withPicture } from './canvas';

/** So that nine units with twelve photos fit on a phone and can be sent over a slow connection. */
export const KEPT_MAX_BYTES = 400_000;
const PREVIEW_SIDE = 240;
/** From high to low; below the last one the picture is scaled down instead. */
const QUALITIES = [0.82, 0.7, 0.58, 0.46];
const SMALLER = 0.8;
const squareOf = (side: number) => ({ width: side, height: side });

export interface ShrunkPhoto {
  /**
   * A JPEG of at most 1,600 pixels and 400 kB, upright and without metadata; the original file if
   * the browser returns noise.
   */
  readonly bytes: ArrayBuffer;
  /** A thumbnail as a `data:` URL; empty if the browser returns noise. */
  readonly preview: string;
}

/**
 * Redraws a picture upright; the camera's metadata is dropped.
 * @throws Error if the browser cannot read it
 */
export async function shrinkPhoto(source: Blob | HTMLVideoElement): Promise<ShrunkPhoto> {
  if (!readsWhatItDraws()) {
    if (source instanceof HTMLVideoElement) throw new Error('This browser hides its pictures');
    return { bytes: await source.arrayBuffer(), preview: '' };
  }
  if (source instanceof HTMLVideoElement)
    return shrink(source, source.videoWidth, source.videoHeight);
  return withPicture(source, (picture) => shrink(picture, picture.width, picture.height));
}

async function shrink(
  picture: CanvasImageSource,
  width: number,
  height: number,
): Promise<ShrunkPhoto> {
  if (width === 0 || height === 0) throw new Error('There is no picture');
  // Draw at once: the camera picture changes continuously.
  let drawn = draw(picture, { width, height }, squareOf(PHOTO_SIDE));
  const preview = draw(drawn, drawn, squareOf(PREVIEW_SIDE)).toDataURL('image/jpeg', 0.6);
  for (;;) {
    for (const quality of QUALITIES) {
      const jpeg = await encode(drawn, 'image/jpeg', quality);
      if (jpeg.size <= KEPT_MAX_BYTES) return { bytes: await jpeg.arrayBuffer(), preview };
    }
    const side = Math.max(drawn.width, drawn.height) * SMALLER;
    drawn = draw(drawn, drawn, squareOf(side));
  }
}
