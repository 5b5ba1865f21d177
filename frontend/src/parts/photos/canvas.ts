interface Size {
  readonly width: number;
  readonly height: number;
}

/** Red, green, blue and alpha. */
const KNOWN_PIXEL = [51, 102, 153, 255];

/** Browsers with fingerprinting protection return noise instead of the drawn pixels. */
export function readsWhatItDraws(): boolean {
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

/** Passes the upright picture of a file on, without the camera's metadata. */
export async function withPicture<Made>(
  file: Blob,
  make: (picture: ImageBitmap) => Promise<Made>,
): Promise<Made> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await make(picture);
  } finally {
    picture.close();
  }
}

/** Scales the picture down to fit the box. */
export function draw(
  picture: CanvasImageSource,
  { width, height }: Size,
  box: Size,
): HTMLCanvasElement {
  const scale = Math.min(1, box.width / width, box.height / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

export function encode(
  canvas: HTMLCanvasElement,
  type: 'image/jpeg' | 'image/png',
  quality?: number,
): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (made) => (made ? resolve(made) : reject(new Error('This browser makes no pictures'))),
      type,
      quality,
    );
  });
}
