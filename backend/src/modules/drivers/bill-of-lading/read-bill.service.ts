import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import type { Actor } from '../../../http/access/actor';
import { PdfRenderer } from '../../../papers/pdf-renderer';
import { CarrierReader } from '../../base/company/carrier';
import type { JobAnswer } from '../../jobs/job.schema';
import { JobQueries } from '../../jobs/read/job.queries';
import { PhotoQueries } from '../photos/photo.queries';
import { ReadSignaturesService } from '../signatures/read-signatures.service';
import { billPaper } from './bill-paper';
import type { BillPhoto } from './bill-photos';
import { BillVoice } from './bill-voice';
import { PaperPictures } from './paper-pictures';
import { paperTag } from '../../../papers/paper-tag';
import type { BillQueryDto } from './bill-of-lading.dto';

export interface ReadPaper {
  readonly jobId: string;
  /** Identifies the content of the document. */
  readonly tag: string;
  readonly print: () => Promise<Uint8Array>;
}

/** The bill of lading of a job, for users who may see it. */
@Injectable()
export class ReadBillService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly photos: PhotoQueries,
    private readonly signatures: ReadSignaturesService,
    private readonly pictures: PaperPictures,
    private readonly press: PdfRenderer,
    private readonly carrier: CarrierReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, and from `print` paper_unavailable, storage_unavailable */
  async read(actor: Actor, id: number, query: BillQueryDto): Promise<ReadPaper> {
    return this.paperOf(await this.jobs.get(actor, id), query);
  }

  /**
   * For recipients who are not a known party. The law requires the parties and places, but phone numbers and the driver
   * are omitted.
   * @throws AppError as `read`
   */
  async readForOthers(actor: Actor, id: number, query: BillQueryDto): Promise<ReadPaper> {
    return this.paperOf(withoutPhones(await this.jobs.get(actor, id)), query);
  }

  private async paperOf(job: JobAnswer, { stage, language }: BillQueryDto): Promise<ReadPaper> {
    const { id } = job;
    const photos = await this.photos.thumbnails(id, stage);
    const signatures = await this.signatures.ofJob(id);
    const carrier = await this.carrier.read();
    const voice = new BillVoice(language, this.settings.company.timeZone);
    const paper = (pictures: readonly BillPhoto[]) =>
      billPaper({ job, stage, photos: pictures, signatures, carrier }, voice);
    const plan = paper(photos.map((photo) => ({ photo, image: null })));
    const names = photos.map(({ thumbnailName }) => thumbnailName);
    return {
      jobId: job.jobId,
      tag: paperTag(plan, names),
      print: () =>
        this.press.print(async () =>
          paper(await this.pictures.read(photos, ({ thumbnailName }) => thumbnailName)),
        ),
    };
  }
}

function withoutPhones(job: JobAnswer): JobAnswer {
  return {
    ...job,
    driver: null,
    customer: job.customer && { ...job.customer, phone: null, email: null },
    ...{ pickupContactPhone: null, dropoffContactPhone: null },
    ...{ pickupSiteContactName: null, dropoffSiteContactName: null },
  };
}
