import { PHOTO_SIDE, THUMBNAIL_SIDE } from '@dispatch/domain/report/photo';
import { Injectable } from '@nestjs/common';
import { ImageProcessor, type ImageSource } from '../../../images/image-processor';
import { readImage } from '../../../images/image-header';
import type { ImageSize } from '../../../images/image-size';

const FORMS = [
  { box: { width: PHOTO_SIDE, height: PHOTO_SIDE }, quality: 85 },
  { box: { width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE }, quality: 75 },
];

/** Upright JPEGs without metadata. */
export interface MadePhoto extends ImageSize {
  readonly photo: Buffer;
  readonly thumbnail: Buffer;
}

/** Converts an image to the stored form of a photo. */
@Injectable()
export class PhotoMaker {
  constructor(private readonly images: ImageProcessor) {}

  /** @throws AppError not_a_photo, image_too_costly, images_busy */
  async make(source: ImageSource): Promise<MadePhoto> {
    const [photo, thumbnail] = await this.images.makeFiles(source, FORMS);
    const size = photo && readImage(photo)?.header;
    if (!photo || !thumbnail || !size) throw new Error('The library made no whole JPEG');
    return { width: size.width, height: size.height, photo, thumbnail };
  }
}
