import { type JobStateChange, nextStateForUpdate } from '@dispatch/domain/jobs/job-intent';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, stateOf } from './job-changes';
import type { JobAnswer } from '../job.schema';

/** Removes the driver from a job. */
@Injectable()
export class UnassignJobService {
  constructor(private readonly changes: JobChanges) {}

  unassign(actor: Actor, target: Target, change: JobStateChange): Promise<JobAnswer> {
    return this.changes.change(actor, target, (_tx, job, now) => ({
      fields: nextStateForUpdate(stateOf(job), { ...change, driverId: null }, now),
    }));
  }
}
