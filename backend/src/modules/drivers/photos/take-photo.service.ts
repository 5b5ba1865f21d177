import { readFile } from 'node:fs/promises';
import { AppError } from '@dispatch/domain/errors';
import { correctedTap } from '@dispatch/domain/jobs/driver-operation';
import { assertRepeat, assertRoomForPhoto } from '@dispatch/domain/report/photo';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { ReceivedFile } from '../../../http/files/received-file';
import { jobScope } from '../../jobs/job-scope';
import { KeepFiles } from '../../base/kept-files/keep-files';
import { PhotoMaker } from './photo-maker';
import { PhotoActivity } from './photo-activity';
import { PhotoQuota } from './photo-quota';
import { PhotoRepository, type StoredPhoto } from './photo.repository';
import type { PhotoAnswer } from './photo.schema';
import { presentPhoto } from './present-photo';
import { ReceiveReport } from './receive-report';
import type { NewPhotoQueryDto } from './photo.dto';

/** The unit of a photo. */
export interface PhotoTarget {
  readonly jobId: number;
  readonly unitId: number;
}

type StoredFiles = Pick<StoredPhoto, 'fileName' | 'thumbnailName' | 'bytes' | 'width' | 'height'>;

/** Stores a photo of a unit once, even for repeated requests. It counts when its row is committed. */
@Injectable()
export class TakePhotoService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly photos: PhotoRepository,
    private readonly activity: PhotoActivity,
    private readonly files: KeepFiles,
    private readonly maker: PhotoMaker,
    private readonly quota: PhotoQuota,
    private readonly reports: ReceiveReport,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError upload_cut_off, not_found, photo_id_taken, too_many_unit_photos,
   *   too_many_job_photos, not_a_photo, image_too_costly, images_busy, storage_full,
   *   storage_unavailable
   */
  async take(
    actor: Actor,
    target: PhotoTarget,
    sent: NewPhotoQueryDto,
    file: ReceivedFile,
  ): Promise<PhotoAnswer> {
    if (file.sha256 !== sent.sha256) throw new AppError('upload_cut_off');
    const receivedAt = this.clock.now();
    // Check before the image is processed, so that a refused image costs no work. The final transaction checks again.
    const known = await this.transactions.run(async (tx) => {
      const taken = await this.taken(tx, actor, sent);
      if (taken === null) await this.holdJob(tx, actor, target);
      return taken;
    });
    if (known !== null) return presentPhoto(known);

    const { photo, thumbnail, ...size } = await this.maker.make({
      read: () => readFile(file.path),
      signal: file.signal,
    });
    const bytes = photo.length + thumbnail.length;
    await this.quota.assertRoom(bytes);
    const stored = await this.files.keep([photo, thumbnail], (tx, names) => {
      const [fileName = '', thumbnailName = ''] = names;
      const files = { fileName, thumbnailName, bytes, ...size };
      return this.record(tx, actor, target, { sent, receivedAt, files });
    });
    return presentPhoto(stored);
  }

  private async record(
    tx: Tx,
    actor: Actor,
    target: PhotoTarget,
    {
      sent,
      receivedAt,
      files,
    }: { readonly sent: NewPhotoQueryDto; readonly receivedAt: Date; readonly files: StoredFiles },
  ): Promise<StoredPhoto> {
    const taken = await this.taken(tx, actor, sent);
    if (taken !== null) return taken;
    const job = await this.holdJob(tx, actor, target);
    const { clientId, sha256, stage, place } = sent;
    const photo = {
      ...{ clientId, sha256, stage, place, ...files },
      unitId: target.unitId,
      takenAt: correctedTap(sent.takenAt, sent.sentAt, receivedAt),
      receivedAt,
      takenById: actor.userId,
      takenByName: actor.name,
      deletedAt: null,
    };
    const stored = { ...photo, id: await this.photos.insert(tx, photo) };
    await this.activity.record(tx, actor, 'job.photo-added', job, stored);
    await this.reports.after(tx, actor, job, stored);
    tx.afterCommit(() => this.quota.add(files.bytes));
    return stored;
  }

  /** The photo of an earlier request, or null for a new one. @throws AppError photo_id_taken */
  private async taken(
    tx: Tx,
    actor: Actor,
    { clientId, sha256 }: NewPhotoQueryDto,
  ): Promise<StoredPhoto | null> {
    const photo = await this.photos.findSent(tx, clientId);
    if (photo !== null)
      assertRepeat({ userId: photo.takenById, sha256: photo.sha256 }, { ...actor, sha256 });
    return photo;
  }

  /** Locks the job, and checks that the unit has room for one more photo. */
  private async holdJob(tx: Tx, actor: Actor, { jobId, unitId }: PhotoTarget) {
    const job = await this.photos.holdJob(tx, jobId, jobScope(actor));
    if (job === null || (await this.photos.jobOf(tx, unitId)) !== jobId)
      throw new AppError('not_found');
    assertRoomForPhoto(await this.photos.count(tx, unitId, jobId));
    return job;
  }
}
