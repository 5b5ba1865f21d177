import { deliver, type JobStateChange } from '@dispatch/domain/jobs/job-intent';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, stateOf } from './job-changes';
import { JobLinks } from './job-links';
import type { JobAnswer } from '../job.schema';
import { ReportCompletion } from './report-completion';
import { jobActorOf } from './job-actor';
import { StepMoments } from './step-moments';
import { UnitMarks } from './unit-marks';

export interface Delivery extends Omit<JobStateChange, 'status'> {
  readonly completionNotes?: string | null;
  /** The time of a tap that a phone sent later. */
  readonly tappedAt?: Date;
}

/** Completes a job. */
@Injectable()
export class DeliverJobService {
  constructor(
    private readonly changes: JobChanges,
    private readonly links: JobLinks,
    private readonly marks: UnitMarks,
    private readonly completion: ReportCompletion,
    private readonly moments: StepMoments,
  ) {}

  /**
   * A job that is already delivered stays unchanged, including its notes.
   * @throws AppError transition_refused when a driver completes a job that is not in transit, nothing_to_carry
   */
  deliver(actor: Actor, target: Target, delivery: Delivery): Promise<JobAnswer> {
    const { completionNotes, driverId, completedAt, tappedAt } = delivery;
    return this.changes.change(actor, target, async (tx, job, now) => {
      const present = stateOf(job);
      const happenedAt = await this.moments.of(tx, job, tappedAt, now);
      const state = deliver(jobActorOf(actor), present, { driverId, completedAt }, happenedAt);
      if (state === present) return { fields: {} };
      await this.marks.assertCarries(tx, actor, job, state.status);
      await this.links.assertNewDriver(tx, job, driverId);
      const hasNote = jobActorOf(actor) === 'driver' && Boolean(completionNotes);
      const fields = {
        ...state,
        ...(completionNotes != null && { completionNotes }),
        ...((await this.completion.isComplete(tx, job)) && { hasDriverReport: true }),
        ...(hasNote && { unreadNoteAt: tappedAt ?? now }),
      };
      return { fields, tappedAt, happenedAt };
    });
  }
}
