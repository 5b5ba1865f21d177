import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import type { Actor } from '../../../http/access/actor';
import type { Paper } from '../../../papers/paper';
import { paperTag } from '../../../papers/paper-tag';
import { PdfRenderer } from '../../../papers/pdf-renderer';
import { CarrierReader } from '../../base/company/carrier';
import type { JobAnswer } from '../../jobs/job.schema';
import { JobQueries } from '../../jobs/read/job.queries';
import { PhotoQueries, type StoredThumbnail } from '../photos/photo.queries';
import { ReadSignaturesService } from '../signatures/read-signatures.service';
import type { BillQueryDto, ClaimQueryDto } from './bill-of-lading.dto';
import { billPaper } from './bill-paper';
import type { BillPhoto } from './bill-photos';
import { lastOf } from './bill-signatures';
import { BillVoice } from './bill-voice';
import { claimPaper } from './claim-paper';
import { PaperPictures } from './paper-pictures';

export interface ReadPaper {
  readonly jobId: string;
  /** Identifies the content of the document. */
  readonly tag: string;
  readonly print: () => Promise<Uint8Array>;
}

export interface ReadBill extends ReadPaper {
  /** Whether the delivery was signed, or the driver recorded why not. */
  readonly isSigned: boolean;
}

@Injectable()
export class ReadBillService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly photos: PhotoQueries,
    private readonly signatures: ReadSignaturesService,
    private readonly pictures: PaperPictures,
    private readonly press: PdfRenderer,
    private readonly carrier: CarrierReader,
    private readonly settings: Settings,
  ) {}

  /**
   * The bill of lading of a job, for users who may see it.
   * @throws AppError not_found, and from `print` paper_unavailable, storage_unavailable
   */
  async read(actor: Actor, id: number, query: BillQueryDto): Promise<ReadBill> {
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

  /**
   * All evidence for a claim, as one document.
   * @throws AppError not_found, and from `print` paper_unavailable, storage_unavailable
   */
  async readClaim(actor: Actor, id: number, { language }: ClaimQueryDto): Promise<ReadPaper> {
    const job = await this.jobs.get(actor, id);
    const facts = await this.factsOf(id);
    const stages = REPORT_STAGES.map((stage) => this.photos.thumbnails(id, stage));
    const photos = (await Promise.all(stages)).flat();
    const paper = (pictures: readonly BillPhoto[]) =>
      claimPaper({ job, photos: pictures, ...facts }, this.voiceOf(language));
    return this.readPaper(job, photos, ({ fileName }) => fileName, paper);
  }

  private async paperOf(job: JobAnswer, { stage, language }: BillQueryDto): Promise<ReadBill> {
    const facts = await this.factsOf(job.id);
    const photos = await this.photos.thumbnails(job.id, stage);
    const paper = (pictures: readonly BillPhoto[]) =>
      billPaper({ job, stage, photos: pictures, ...facts }, this.voiceOf(language));
    const printed = this.readPaper(job, photos, ({ thumbnailName }) => thumbnailName, paper);
    return { ...printed, isSigned: lastOf(facts.signatures, 'delivery') !== null };
  }

  private async factsOf(jobId: number) {
    const signatures = await this.signatures.ofJob(jobId);
    return { signatures, carrier: await this.carrier.read() };
  }

  private voiceOf(language: BillQueryDto['language']): BillVoice {
    return new BillVoice(language, this.settings.company.timeZone);
  }

  private readPaper(
    { jobId }: JobAnswer,
    photos: readonly StoredThumbnail[],
    nameOf: (photo: StoredThumbnail) => string,
    paper: (pictures: readonly BillPhoto[]) => Paper,
  ): ReadPaper {
    const plan = paper(photos.map((photo) => ({ photo, image: null })));
    return {
      jobId,
      tag: paperTag(plan, photos.map(nameOf)),
      print: () => this.press.print(async () => paper(await this.pictures.read(photos, nameOf))),
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
