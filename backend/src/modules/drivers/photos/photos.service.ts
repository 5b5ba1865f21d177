import { AppError } from '@dispatch/domain/errors';
import { correctedTap } from '@dispatch/domain/jobs/driver-operation';
import { assertRepeat, assertRoomForPhoto } from '@dispatch/domain/report/photo';
import { Injectable, Logger } from '@nestjs/common';
import { readFile } from 'node:fs/promises';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { ReceivedFile } from '../../../http/files/received-file';
import { FileStorage, type FoundFile } from '../../../storage/file-storage';
import type { Action } from '../../base/activity/activity-entry';
import { Changes } from '../../base/activity/changes';
import { KeepFiles } from '../../base/kept-files/keep-files';
import { JobUnitRepository } from '../../jobs/records/job-unit.repository';
import { jobScope } from '../../jobs/job-scope';
import { unitFacts } from '../../jobs/units/unit-facts';
import { PhotoMaker } from './photo-maker';
import { PhotoQuota } from './photo-quota';
import type { NewPhotoQueryDto } from './photo.dto';
import { PhotoQueries } from './photo.queries';
import { PhotoRepository, type StoredPhoto } from './photo.repository';
import type { PhotoAnswer } from './photo.schema';
import { presentPhoto } from './present-photo';
import { ReceiveReport } from './receive-report';

/** The unit of a photo. */
export interface PhotoTarget {
  readonly jobId: number;
  readonly unitId: number;
}

type StoredFiles = Pick<StoredPhoto, 'fileName' | 'thumbnailName' | 'bytes' | 'width' | 'height'>;

type PhotoAction = Extract<Action, `job.photo-${string}`>;

export type PhotoSize = 'photo' | 'thumbnail';

@Injectable()
export class PhotosService {
  private readonly logger = new Logger('Photos');

  constructor(
    private readonly changes: Changes,
    private readonly photos: PhotoRepository,
    private readonly files: KeepFiles,
    private readonly maker: PhotoMaker,
    private readonly quota: PhotoQuota,
    private readonly reports: ReceiveReport,
    private readonly units: JobUnitRepository,
    private readonly queries: PhotoQueries,
    private readonly storage: FileStorage,
  ) {}

  /**
   * Stores a photo of a unit once, even for repeated requests. It counts when its row is committed.
   * @throws AppError upload_cut_off, not_found, photo_id_taken, too_many_unit_photos, too_many_job_photos,
   * not_a_photo, image_too_costly, images_busy, storage_full, storage_unavailable
   */
  async take(
    actor: Actor,
    target: PhotoTarget,
    sent: NewPhotoQueryDto,
    file: ReceivedFile,
  ): Promise<PhotoAnswer> {
    if (file.sha256 !== sent.sha256) throw new AppError('upload_cut_off');
    const receivedAt = this.changes.now();
    // Check before the image is processed, so that a refused image costs no work. The final transaction checks again.
    const known = await this.changes.run(async (tx) => {
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
      return this.store(tx, actor, target, { sent, receivedAt, files });
    });
    return presentPhoto(stored);
  }

  private async store(
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
    await this.record(tx, actor, 'job.photo-added', job, stored);
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

  /** Deletes a photo. Its files are removed after a day. @throws AppError not_found */
  delete(actor: Actor, id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const seen = await this.photos.find(tx, id);
      const jobId = seen && (await this.photos.jobOf(tx, seen.unitId));
      const job = jobId && (await this.photos.holdJob(tx, jobId, jobScope(actor)));
      // Another user may have deleted it before the job was locked.
      const photo = job ? await this.photos.find(tx, id) : null;
      if (!job || photo === null) throw new AppError('not_found');
      await this.photos.delete(tx, id, this.changes.now());
      await this.record(tx, actor, 'job.photo-deleted', job, photo);
    });
  }

  /**
   * Logs added and deleted photos in the history of a job. The job's version stays the same, so that concurrent
   * edits do not conflict.
   */
  private async record(
    tx: Tx,
    actor: Actor,
    action: PhotoAction,
    job: Pick<Job, 'id' | 'version' | 'driverId'>,
    { id, unitId, stage, place, takenAt }: StoredPhoto,
  ): Promise<void> {
    const unit = (await this.units.list(tx, job.id)).find((one) => one.id === unitId);
    const facts = { ...(unit && { unit: unitFacts(unit) }), photo: id, stage, place };
    const isAdded = action === 'job.photo-added';
    await this.changes.record(tx, actor, {
      action,
      resourceId: job.id,
      version: job.version,
      driverBefore: job.driverId,
      driverAfter: job.driverId,
      before: isAdded ? {} : facts,
      after: isAdded ? facts : {},
      tappedAt: isAdded ? takenAt : null,
    });
  }

  /**
   * Finds the file of a photo for users who may see its job. Its tag identifies the content.
   * @throws AppError not_found, and from `open` storage_unavailable
   */
  async read(actor: Actor, id: number, size: PhotoSize) {
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
