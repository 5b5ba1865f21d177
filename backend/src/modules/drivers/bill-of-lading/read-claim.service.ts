import { REPORT_STAGES } from '@dispatch/domain/report/photo';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import type { Actor } from '../../../http/access/actor';
import type { PdfRenderer } from '../../../papers/pdf-renderer';
import { CarrierReader } from '../../base/company/carrier';
import { JobQueries } from '../../jobs/read/job.queries';
import { PhotoQueries } from '../photos/photo.queries';
import { ReadSignaturesService } from '../signatures/read-signatures.service';
import type { BillPhoto } from './bill-photos';
import { BillVoice } from './bill-voice';
import { claimPaper } from './claim-paper';
import { CLAIM_PRESS } from './claim-renderer';
import { PaperPictures } from './paper-pictures';
import { paperTag } from '../../../papers/paper-tag';
import type { ReadPaper } from './read-bill.service';
import type { ClaimQueryDto } from './bill-of-lading.dto';

/** All evidence for a claim, as one document. */
@Injectable()
export class ReadClaimService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly photos: PhotoQueries,
    private readonly signatures: ReadSignaturesService,
    private readonly pictures: PaperPictures,
    @Inject(CLAIM_PRESS) private readonly press: PdfRenderer,
    private readonly carrier: CarrierReader,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError not_found, and from `print` paper_unavailable, storage_unavailable */
  async read(actor: Actor, id: number, { language }: ClaimQueryDto): Promise<ReadPaper> {
    const job = await this.jobs.get(actor, id);
    const stages = REPORT_STAGES.map((stage) => this.photos.thumbnails(id, stage));
    const photos = (await Promise.all(stages)).flat();
    const signatures = await this.signatures.ofJob(id);
    const carrier = await this.carrier.read();
    const voice = new BillVoice(language, this.settings.company.timeZone);
    const paper = (pictures: readonly BillPhoto[]) =>
      claimPaper({ job, photos: pictures, signatures, carrier }, voice);
    const plan = paper(photos.map((photo) => ({ photo, image: null })));
    const names = photos.map(({ fileName }) => fileName);
    return {
      jobId: job.jobId,
      tag: paperTag(plan, names),
      print: () =>
        this.press.print(async () =>
          paper(await this.pictures.read(photos, ({ fileName }) => fileName)),
        ),
    };
  }
}
