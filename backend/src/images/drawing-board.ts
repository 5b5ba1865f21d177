import { AppError } from '@dispatch/domain/errors';
import { PHOTO_MAX_PIXELS, photoTooLarge } from '@dispatch/domain/report/photo';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Injectable } from '@nestjs/common';
import { lookAtImage } from './image-look';
import type { ImageSize } from './image-size';

/**
 * Draws images that were sent anew, so that nothing but the picture is kept. One at a time, beside the thread that
 * answers requests: a rush of photos takes one core, and the memory of one.
 */
@Injectable()
export class DrawingBoard {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param read gives the content, once it is its turn
   * @param drawn makes what is kept of the picture, which stands upright
   * @throws AppError not_a_photo, photo_too_large
   */
  draw<T>(
    read: () => Promise<Buffer>,
    drawn: (image: Transformer, sent: ImageSize) => Promise<T>,
  ): Promise<T> {
    const made = this.last.then(async () => drawAnew(await read(), drawn));
    this.last = made.catch(() => undefined);
    return made;
  }
}

async function drawAnew<T>(
  content: Buffer,
  drawn: (image: Transformer, sent: ImageSize) => Promise<T>,
): Promise<T> {
  const sent = lookAtImage(content);
  if (sent === null) throw new AppError('not_a_photo');
  if (sent.width * sent.height > PHOTO_MAX_PIXELS) throw photoTooLarge();
  try {
    return await drawn(new Transformer(content).rotate(), sent);
  } catch (error) {
    throw new AppError('not_a_photo', undefined, { cause: error });
  }
}

/** Shrinks an image so far that no side is longer. */
export function fit(image: Transformer, width: number, height: number): Transformer {
  return image.fastResize({ width, height, fit: ResizeFit.Inside });
}
