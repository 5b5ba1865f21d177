import { AppError } from '@dispatch/domain/errors';
import {
  PHOTO_MAX_PIXELS,
  PHOTO_SIDE,
  photoTooLarge,
  THUMBNAIL_SIDE,
} from '@dispatch/domain/report/photo';
import { ResizeFit, Transformer } from '@napi-rs/image';
import { Injectable } from '@nestjs/common';
import { lookAtImage } from './image-look';
import type { ImageSize } from './image-size';

const QUALITY = 85;
const THUMBNAIL_QUALITY = 75;

/** JPEGs without any metadata, upright. */
export interface MadePhoto extends ImageSize {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
}

/**
 * Draws what was sent anew, so that nothing but the picture is kept. One at a time, beside the thread
 * that answers requests: a rush of photos takes one core, and the memory of one.
 */
@Injectable()
export class PhotoMaker {
  private last: Promise<unknown> = Promise.resolve();

  /**
   * @param read gives the content, once it is its turn
   * @throws AppError not_a_photo, photo_too_large
   */
  make(read: () => Promise<Buffer>): Promise<MadePhoto> {
    const made = this.last.then(async () => draw(await read()));
    this.last = made.catch(() => undefined);
    return made;
  }
}

async function draw(content: Buffer): Promise<MadePhoto> {
  const sent = lookAtImage(content);
  if (sent === null) throw new AppError('not_a_photo');
  if (sent.width * sent.height > PHOTO_MAX_PIXELS) throw photoTooLarge();
  try {
    const image = new Transformer(content).rotate();
    if (Math.max(sent.width, sent.height) > PHOTO_SIDE) fit(image, PHOTO_SIDE);
    const photo = await image.jpeg(QUALITY);
    // Of the same unpacked image: another one would lie beside it in memory.
    const thumbnail = await fit(image, THUMBNAIL_SIDE).jpeg(THUMBNAIL_QUALITY);
    const size = lookAtImage(photo);
    if (size === null) throw new Error('The library made no whole JPEG');
    return { ...size, photo, thumbnail };
  } catch (error) {
    throw new AppError('not_a_photo', undefined, { cause: error });
  }
}

function fit(image: Transformer, side: number): Transformer {
  return image.fastResize({ width: side, height: side, fit: ResizeFit.Inside });
}
