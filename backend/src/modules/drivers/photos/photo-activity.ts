import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Action } from '../../base/activity/activity-entry';
import { ActivityLog } from '../../base/activity/activity-log';
import { JobUnitRepository } from '../../jobs/change/job-unit.repository';
import { unitFacts } from '../../jobs/units/unit-facts';
import type { StoredPhoto } from './photo.repository';

type PhotoAction = Extract<Action, `job.photo-${string}`>;

/**
 * Logs added and deleted photos in the history of a job. The job's version stays the same, so that concurrent edits do
 * not conflict.
 */
@Injectable()
export class PhotoActivity {
  constructor(
    private readonly activity: ActivityLog,
    private readonly units: JobUnitRepository,
  ) {}

  async record(
    tx: Tx,
    actor: Actor,
    action: PhotoAction,
    job: Pick<Job, 'id' | 'version' | 'driverId'>,
    { id, unitId, stage, place, takenAt }: StoredPhoto,
  ): Promise<void> {
    const unit = (await this.units.list(tx, job.id)).find((one) => one.id === unitId);
    const facts = { ...(unit && { unit: unitFacts(unit) }), photo: id, stage, place };
    const isAdded = action === 'job.photo-added';
    await this.activity.record(tx, actor, {
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
}
