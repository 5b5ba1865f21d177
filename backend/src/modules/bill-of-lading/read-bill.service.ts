import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { Actor } from '../../http/access/actor';
import { PaperPress } from '../../papers/paper-press';
import { FileStorage } from '../../storage/file-storage';
import { CarrierReader } from '../company/carrier';
import { JobQueries } from '../jobs/read/job.queries';
import { PhotoQueries, type StoredThumbnail } from '../report/photo.queries';
import type { BillQuery } from './bill-of-lading.schema';
import { billPaper } from './bill-paper';
import type { BillPhoto } from './bill-photos';
import { BillVoice } from './bill-voice';

const READ_AT_ONCE = 8;

export interface ReadBill {
  readonly jobId: string;
  /** Names all that goes into the paper. */
  readonly tag: string;
  readonly print: () => Promise<Uint8Array>;
}

/** The bill of lading of a job, for whoever may see that. */
@Injectable()
export class ReadBillService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly photos: PhotoQueries,
    private readonly storage: FileStorage,
    private readonly press: PaperPress,
    private readonly carrier: CarrierReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, and from `print` paper_unavailable, storage_unavailable */
  async read(actor: Actor, id: number, { stage, language }: BillQuery): Promise<ReadBill> {
    const job = await this.jobs.get(actor, id);
    const photos = await this.photos.thumbnails(id, stage);
    const carrier = await this.carrier.read();
    const voice = new BillVoice(language, this.settings.company.timeZone);
    const paper = (pictures: readonly BillPhoto[]) =>
      billPaper({ job, stage, photos: pictures, carrier }, voice);
    const plan = paper(photos.map((photo) => ({ photo, image: null })));
    const names = photos.map(({ thumbnailName }) => thumbnailName);
    return {
      jobId: job.jobId,
      tag: `"${createHash('sha256')
        .update(JSON.stringify([plan, names]))
        .digest('hex')}"`,
      print: async () => this.press.print(paper(await this.pictures(photos))),
    };
  }

  private async pictures(photos: readonly StoredThumbnail[]): Promise<BillPhoto[]> {
    const read: BillPhoto[] = [];
    for (let start = 0; start < photos.length; start += READ_AT_ONCE) {
      const some = photos.slice(start, start + READ_AT_ONCE);
      read.push(...(await Promise.all(some.map((photo) => this.picture(photo)))));
    }
    return read;
  }

  private async picture(photo: StoredThumbnail): Promise<BillPhoto> {
    const file = await this.storage.read(photo.thumbnailName);
    return { photo, image: file && (await buffer(file.content)) };
  }
}
