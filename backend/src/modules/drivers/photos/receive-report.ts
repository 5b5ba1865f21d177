import { REQUIRED_PHOTOS } from '@dispatch/domain/report/required-parts';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { JobChanges } from '../../jobs/change/job-changes';
import { ReportCompletion } from '../../jobs/duty/report-completion';
import type { StoredPhoto } from './photo.repository';

const OF_PLACE = `SELECT COUNT(*) AS photos FROM unit_photos
  WHERE unitId = ? AND stage = ? AND place = ? AND deletedAt IS NULL`;

/** Marks the driver's report of a delivered job as received after its last photo. */
@Injectable()
export class ReceiveReport {
  constructor(
    private readonly changes: JobChanges,
    private readonly completion: ReportCompletion,
  ) {}

  /**
   * Call it after the photo is stored, with the job locked. Only the first required photo of a place can complete the
   * report. Later ones must not restore a mark that a user cleared.
   */
  async after(tx: Tx, actor: Actor, job: Job, photo: StoredPhoto): Promise<void> {
    const isDelivered = job.status === 'delivered' && job.deletedAt === null;
    const isRequired = REQUIRED_PHOTOS.some((place) => place === photo.place);
    if (!isRequired || photo.stage !== 'delivery' || !isDelivered || job.hasDriverReport) return;
    const rows: { photos: unknown }[] = await tx.manager.query(OF_PLACE, [
      photo.unitId,
      photo.stage,
      photo.place,
    ]);
    if (Number(rows[0]?.photos) > 1 || !(await this.completion.isComplete(tx, job))) return;
    await this.changes.write(tx, actor, job, () => ({
      fields: { hasDriverReport: true },
      action: 'job.report-completed',
      tappedAt: photo.takenAt,
    }));
  }
}
