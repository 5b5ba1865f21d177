import { arrayBuffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { FileStorage } from '../../../storage/file-storage';
import type { StoredThumbnail } from '../photos/photo.queries';
import type { BillPhoto } from './bill-photos';

const READ_AT_ONCE = 8;

/** Reads the images of a document. */
@Injectable()
export class PaperPictures {
  constructor(private readonly storage: FileStorage) {}

  /** `nameOf` selects the file of a photo. @throws AppError storage_unavailable */
  async read<Photo extends StoredThumbnail>(
    photos: readonly Photo[],
    nameOf: (photo: Photo) => string,
  ): Promise<BillPhoto[]> {
    const read: BillPhoto[] = [];
    for (let start = 0; start < photos.length; start += READ_AT_ONCE) {
      const some = photos.slice(start, start + READ_AT_ONCE);
      read.push(...(await Promise.all(some.map((photo) => this.one(photo, nameOf(photo))))));
    }
    return read;
  }

  private async one(photo: StoredThumbnail, name: string): Promise<BillPhoto> {
    const file = await this.storage.read(name);
    return { photo, image: file && new Uint8Array(await arrayBuffer(file.content)) };
  }
}
