import { AppError } from '@dispatch/domain/errors';
import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { Language } from '@dispatch/domain/text/language';
import { Injectable, Logger } from '@nestjs/common';
import { buffer } from 'node:stream/consumers';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { foundRow } from '../../../database/records/found';
import type { Actor } from '../../../http/access/actor';
import { BYTE_ORDER_MARK, csvLine } from '../../../spreadsheet/csv';
import { FileStorage } from '../../../storage/file-storage';
import { UserQueries } from '../../auth/users/user.queries';
import type { JobAnswer } from '../../jobs/job.schema';
import { JobQueries } from '../../jobs/read/job.queries';
import { BillVoice } from '../bill-of-lading/bill-voice';
import { ReadBillService, type ReadPaper } from '../bill-of-lading/read-bill.service';
import { PhotoQueries } from '../photos/photo.queries';
import { billPath, type NamedPhoto, namePhotos } from './archive-names';
import { ARCHIVE_WORDS, type ArchiveWords } from './archive-words';
import { begun, type ZipEntry, zipStream } from './zip-stream';

interface StageBill {
  readonly path: string;
  readonly bill: ReadPaper;
}

interface Content {
  readonly photos: readonly NamedPhoto[];
  readonly bills: readonly StageBill[];
  readonly language: Language;
  readonly voice: BillVoice;
}

export interface ReadArchive {
  readonly jobId: string;
  readonly pieces: AsyncGenerator<Uint8Array>;
}

/** All report files of a job in one ZIP archive, for users who may see its photos. */
@Injectable()
export class ReadArchiveService {
  private readonly logger = new Logger('Archive');

  constructor(
    private readonly jobs: JobQueries,
    private readonly photos: PhotoQueries,
    private readonly bills: ReadBillService,
    private readonly users: UserQueries,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /**
   * Reads all rows at once. The files are read one by one as the archive is sent.
   * @param asked the actor's own language by default
   * @throws AppError not_found, storage_unavailable
   */
  async read(actor: Actor, id: number, asked: Language | undefined): Promise<ReadArchive> {
    const stored = await this.photos.originals(actor, id);
    const language = await this.users.languageOf(actor, asked);
    const { timeZone } = this.settings.company;
    const voice = new BillVoice(language === 'fr-CA' ? 'fr' : 'en', timeZone);
    const [open] = await this.jobs.some(actor, [id]);
    const job = foundRow(open ? [open] : await this.jobs.unlisted(actor, [id]));
    const photos = namePhotos(job, stored, ARCHIVE_WORDS[language], voice);
    const bills = open ? await this.billsOf(actor, open, voice) : [];
    const entries = this.entries({ photos, bills, language, voice });
    return { jobId: job.jobId, pieces: zipStream(await begun(entries)) };
  }

  /** A cancelled order has none. */
  private billsOf(actor: Actor, { id }: JobAnswer, voice: BillVoice): Promise<StageBill[]> {
    const read = async (stage: ReportStage) => ({
      path: billPath(stage, voice),
      bill: await this.bills.read(actor, id, { stage, language: 'both' }),
    });
    return Promise.all(REPORT_STAGES.map(read));
  }

  private async *entries({ photos, bills, language, voice }: Content): AsyncGenerator<ZipEntry> {
    const words = ARCHIVE_WORDS[language];
    const missing: string[] = [];
    const listed: Parameters<typeof photoList>[0][number][] = [];
    for (const named of photos) {
      const { photo, path } = named;
      const file = await this.storage.read(photo.fileName);
      listed.push({ ...named, isMissing: file === null });
      if (file === null) {
        this.logger.error(
          `The file ${photo.fileName} of photo ${String(photo.id)} is missing from the storage`,
        );
        missing.push(path);
      } else yield { path, at: new Date(photo.takenAt), content: await buffer(file.content) };
    }
    const at = this.clock.now();
    for (const { path, bill } of bills) {
      const content = await this.printed(bill);
      if (content === null) missing.push(path);
      else yield { path, at, content };
    }
    if (listed.length > 0)
      yield { at, ...photoList(listed, words, language, (instant) => voice.moment(instant)) };
    if (missing.length > 0) yield { at, ...missingNote(missing, words) };
  }

  /** Null if it cannot be printed now: the photos are useful without it. */
  private async printed(bill: ReadPaper): Promise<Buffer | null> {
    try {
      return Buffer.from(await bill.print());
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'paper_unavailable')) throw error;
      this.logger.error(`A bill of lading could not be printed: ${String(error.cause)}`);
      return null;
    }
  }
}

interface NotedPhoto extends NamedPhoto {
  readonly isMissing: boolean;
}

interface Note {
  readonly path: string;
  readonly content: Buffer;
}

/** All photos with photographer, time and the hash that proves a copy is identical. */
function photoList(
  photos: readonly NotedPhoto[],
  words: ArchiveWords,
  language: Language,
  moment: (instant: string) => string,
): Note {
  const { list, columns, notThere } = words;
  const lines = photos.map(({ photo, isMissing, ...named }) => [
    isMissing ? notThere : named.path,
    named.unitNumber,
    named.vehicle,
    named.vin,
    named.stage,
    named.place,
    moment(photo.takenAt),
    photo.takenBy,
    photo.fileName,
  ]);
  const { file, unit, vehicle, vin, stage, place, takenAt, takenBy, sha256 } = columns;
  const heads = [file, unit, vehicle, vin, stage, place, takenAt, takenBy, sha256];
  const text = [heads, ...lines].map((cells) => csvLine(cells, language)).join('');
  return { path: `${list}.csv`, content: Buffer.from(BYTE_ORDER_MARK + text) };
}

/** The files missing from the archive, for its readers. */
function missingNote(paths: readonly string[], { missing, missingText }: ArchiveWords): Note {
  const text = [missingText, '', ...paths, ''].join('\r\n');
  return { path: `${missing}.txt`, content: Buffer.from(BYTE_ORDER_MARK + text) };
}
