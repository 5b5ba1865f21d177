import { assertCanMove, nextStateForUpdate } from '@dispatch/domain/jobs/job-intent';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, stateOf } from './job-changes';
import type { JobAnswer } from '../job.schema';
import { jobActorOf } from './job-actor';
import { StepMoments } from './step-moments';
import { UnitMarks } from './unit-marks';

/** Moves a job to another status, except delivered. */
@Injectable()
export class AdvanceJobService {
  constructor(
    private readonly changes: JobChanges,
    private readonly marks: UnitMarks,
    private readonly moments: StepMoments,
  ) {}

  /**
   * `tappedAt` is the time of a tap that a phone sent later.
   * @throws AppError transition_refused for a step that the actor may not take, nothing_to_carry
   */
  advance(actor: Actor, target: Target, status: JobStatus, tappedAt?: Date): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job, now) => {
      const present = stateOf(job);
      assertCanMove(jobActorOf(actor), present.status, status);
      await this.marks.assertCarries(tx, actor, job, status);
      const happenedAt = await this.moments.of(tx, job, tappedAt, now);
      return { fields: nextStateForUpdate(present, { status }, now), tappedAt, happenedAt };
    });
  }
}
