import { PHOTO_SIDE, THUMBNAIL_SIDE } from '@dispatch/domain/report/photo';
import { Injectable } from '@nestjs/common';
import { fit, ImageProcessor, type ImageSource } from '../../images/image-processor';
import { readImage } from '../../images/image-header';
import type { ImageSize } from '../../images/image-size';

const QUALITY = 85;
const THUMBNAIL_QUALITY = 75;

/** JPEGs without any metadata, upright. */
export interface MadePhoto extends ImageSize {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
}

/** Makes of an image what is kept as a photo. */
@Injectable()
export class PhotoMaker {
  constructor(private readonly images: ImageProcessor) {}

  /** @throws AppError not_a_photo, image_too_costly, images_busy */
  make(source: ImageSource): Promise<MadePhoto> {
    return this.images.process(source, async (image, sent) => {
      if (Math.max(sent.width, sent.height) > PHOTO_SIDE) fit(image, PHOTO_SIDE, PHOTO_SIDE);
      const photo = await image.jpeg(QUALITY);
      // Of the same unpacked image: another one would lie beside it in memory.
      const thumbnail = await fit(image, THUMBNAIL_SIDE, THUMBNAIL_SIDE).jpeg(THUMBNAIL_QUALITY);
      const size = readImage(photo)?.header;
      if (size === undefined) throw new Error('The library made no whole JPEG');
      return { width: size.width, height: size.height, photo, thumbnail };
    });
  }
}
