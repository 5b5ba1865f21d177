import { AppError } from '@dispatch/domain/errors';
import { Injectable, Logger } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { FileStorage, type FoundFile } from '../../../storage/file-storage';
import { PhotoQueries } from './photo.queries';

export type PhotoSize = 'photo' | 'thumbnail';

export interface ReadPhoto {
  /** Identifies the content. */
  readonly tag: string;
  readonly open: () => Promise<FoundFile>;
}

/** Finds the file of a photo for users who may see its job. */
@Injectable()
export class ReadPhotoService {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly queries: PhotoQueries,
    private readonly storage: FileStorage,
  ) {}

  /** @throws AppError not_found, and from `open` storage_unavailable */
  async read(actor: Actor, id: number, size: PhotoSize): Promise<ReadPhoto> {
    const { fileName, thumbnailName } = await this.queries.files(actor, id);
    const name = size === 'photo' ? fileName : thumbnailName;
    return { tag: `"${name}"`, open: () => this.open(id, name) };
  }

  private async open(id: number, name: string): Promise<FoundFile> {
    const file = await this.storage.read(name);
    if (file !== null) return file;
    this.logger.error(`The file ${name} of photo ${String(id)} is missing from the storage`);
    throw new AppError('not_found');
  }
}
