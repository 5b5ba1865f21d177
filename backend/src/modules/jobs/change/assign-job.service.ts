import { type JobStateChange, nextStateForUpdate } from '@dispatch/domain/jobs/job-intent';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, stateOf } from './job-changes';
import { JobLinks } from './job-links';
import type { JobAnswer } from '../job.schema';

@Injectable()
export class AssignJobService {
  constructor(
    private readonly changes: JobChanges,
    private readonly links: JobLinks,
  ) {}

  /** @throws AppError validation_failed on `driverId` for a driver who cannot take jobs */
  assign(actor: Actor, target: Target, change: JobStateChange): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job, now) => {
      await this.links.assertNewDriver(tx, job, change.driverId);
      return { fields: nextStateForUpdate(stateOf(job), change, now) };
    });
  }
}
