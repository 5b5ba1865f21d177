import { PHOTO_SIDE } from '@dispatch/domain/report/photo';

/** So that nine units with twelve photos fit on a phone and can be sent over a slow connection. */
export const KEPT_MAX_BYTES = 400_000;
const PREVIEW_SIDE = 240;
/** From high to low; below the last one the picture is scaled down instead. */
const QUALITIES = [0.82, 0.7, 0.58, 0.46];
const SMALLER = 0.8;
/** Red, green, blue and alpha. */
const KNOWN_PIXEL = [51, 102, 153, 255];

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
  const picture = await createImageBitmap(source, { imageOrientation: 'from-image' });
  try {
    return await shrink(picture, picture.width, picture.height);
  } finally {
    picture.close();
  }
}

/** Browsers with fingerprinting protection return noise instead of the drawn pixels. */
function readsWhatItDraws(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = `rgb(${KNOWN_PIXEL.slice(0, 3).join(' ')})`;
  pen.fillRect(0, 0, 1, 1);
  const { data } = pen.getImageData(0, 0, 1, 1);
  return KNOWN_PIXEL.every((value, place) => data[place] === value);
}

async function shrink(
  picture: CanvasImageSource,
  width: number,
  height: number,
): Promise<ShrunkPhoto> {
  if (width === 0 || height === 0) throw new Error('There is no picture');
  // Draw at once: the camera picture changes continuously.
  let drawn = draw(picture, width, height, PHOTO_SIDE);
  const preview = draw(drawn, drawn.width, drawn.height, PREVIEW_SIDE).toDataURL('image/jpeg', 0.6);
  for (;;) {
    for (const quality of QUALITIES) {
      const jpeg = await encode(drawn, quality);
      if (jpeg.size <= KEPT_MAX_BYTES) return { bytes: await jpeg.arrayBuffer(), preview };
    }
    const side = Math.max(drawn.width, drawn.height) * SMALLER;
    drawn = draw(drawn, drawn.width, drawn.height, side);
  }
}

function draw(
  picture: CanvasImageSource,
  width: number,
  height: number,
  side: number,
): HTMLCanvasElement {
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (jpeg) => (jpeg ? resolve(jpeg) : reject(new Error('This browser makes no JPEG'))),
      'image/jpeg',
      quality,
    );
  });
}
