import { AppError } from '@dispatch/domain/errors';
import { assertDecodable } from '@dispatch/domain/report/photo';
import { Orientation, ResizeFit, Transformer } from '@napi-rs/image';
import { Injectable } from '@nestjs/common';
import { decodingBytes, readImage } from './image-header';
import type { ImageSize } from './image-size';

export interface ImageSource {
  readonly read: () => Promise<Buffer>;
  /** Aborted when the sender waits no longer. */
  readonly signal: AbortSignal;
}

type Encode<T> = (image: Transformer, sent: ImageSize) => Promise<T>;

export interface ImageLimits {
  /** For one image, from the call on. Shorter than the deadline of a request. */
  readonly deadlineMs: number;
  /** Images at once, the one in work among them. */
  readonly images: number;
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

const LIMITS: ImageLimits = { deadlineMs: 8_000, images: 32 };

/** Decodes and encodes images one at a time, off the main thread: many images take one core, and the memory of one. */
@Injectable()
export class ImageProcessor {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly limits = LIMITS) {}

  /**
   * @param encode makes the kept files of the upright picture
   * @throws AppError not_a_photo, image_too_costly; images_busy where too many wait, or it takes too long
   */
  async process<T>({ read, signal }: ImageSource, encode: Encode<T>): Promise<T> {
    if (this.waiting >= this.limits.images) throw new AppError('images_busy');
    this.waiting += 1;
    const late = AbortSignal.timeout(this.limits.deadlineMs);
    const ended = AbortSignal.any([signal, late]);
    const made = this.last.then(async () => {
      if (ended.aborted) throw new AppError('images_busy');
      return processed(await read(), encode);
    });
    // The next image waits for the real end of this one, whose memory is in use until then.
    this.last = made.catch(() => undefined).then(() => (this.waiting -= 1));
    return Promise.race([made, busyAfter(late)]);
  }
}

function busyAfter(late: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    late.addEventListener('abort', () => reject(new AppError('images_busy')), { once: true });
  });
}

async function processed<T>(content: Buffer, encode: Encode<T>): Promise<T> {
  const image = readImage(content);
  if (image === null) throw new AppError('not_a_photo');
  const { header, picture } = image;
  assertDecodable(decodingBytes(header));
  const orientation = ORIENTATIONS[header.orientation - 1];
  try {
    return await encode(new Transformer(picture).rotate(orientation), header);
  } catch (error) {
    throw new AppError('not_a_photo', undefined, { cause: error });
  }
}

/** Shrinks an image so far that no side is longer. */
export function fit(image: Transformer, width: number, height: number): Transformer {
  return image.fastResize({ width, height, fit: ResizeFit.Inside });
}
