import { AppError, fieldError } from '@dispatch/domain/errors';
import { stepMoment } from '@dispatch/domain/jobs/driver-operation';
import {
  assertCanMove,
  classifyUpdate,
  deliver,
  type JobStateChange,
  nextStateForUpdate,
} from '@dispatch/domain/jobs/job-intent';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { can } from '@dispatch/domain/people/permissions';
import { assertWindows } from '@dispatch/domain/jobs/stop-window';
import { Injectable } from '@nestjs/common';
import { type Row, toDate, toNullable } from '../../../database/rows';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import type { UpdateJobDto } from '../job-body.dto';
import type { JobAnswer } from '../job.schema';
import { FirstVehicle } from './first-vehicle';
import { jobActorOf } from './job-actor';
import { JobChanges, stateOf } from './job-changes';
import { detailFields } from '../records/job-fields';
import { JobLinks } from './job-links';
import { ReportCompletion } from '../duty/report-completion';
import { UnitMarks } from './unit-marks';

export interface Delivery extends Omit<JobStateChange, 'status'> {
  readonly completionNotes?: string | null;
  /** The time of a tap that a phone sent later. */
  readonly tappedAt?: Date;
}

/** Changes existing jobs. A target without a version matches any version. */
@Injectable()
export class ChangeJobService {
  constructor(
    private readonly changes: JobChanges,
    private readonly marks: UnitMarks,
    private readonly links: JobLinks,
    private readonly completion: ReportCompletion,
    private readonly firstVehicle: FirstVehicle,
    private readonly transactions: TransactionRunner,
  ) {}

  /** Passes an update to the operation for its purpose. */
  update(actor: Actor, target: Target, body: UpdateJobDto): Promise<JobAnswer> {
    const update = jobUpdate(actor, body);
    switch (update.intent) {
      case 'edit':
        return this.edit(actor, target, update.body);
      case 'assign':
        return this.assign(actor, target, update.change);
      case 'unassign':
        return this.unassign(actor, target, update.change);
      case 'deliver':
        return this.deliver(actor, target, update.change);
      case 'advance':
        return this.advance(actor, target, update.status);
    }
  }

  /**
   * Moves a job to another status, except delivered. `tappedAt` is the time of a tap that a phone sent later.
   * @throws AppError transition_refused for a step that the actor may not take, nothing_to_carry
   */
  advance(actor: Actor, target: Target, status: JobStatus, tappedAt?: Date): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job, now) => {
      const present = stateOf(job);
      assertCanMove(jobActorOf(actor), present.status, status);
      await this.marks.assertCarries(tx, actor, job, status);
      const happenedAt = await this.momentOf(tx, job, tappedAt, now);
      return { fields: nextStateForUpdate(present, { status }, now), tappedAt, happenedAt };
    });
  }

  /** @throws AppError validation_failed on `driverId` for a driver who cannot take jobs */
  assign(actor: Actor, target: Target, change: JobStateChange): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job, now) => {
      await this.links.assertNewDriver(tx, job, change.driverId);
      return { fields: nextStateForUpdate(stateOf(job), change, now) };
    });
  }

  /** Removes the driver from a job. */
  unassign(actor: Actor, target: Target, change: JobStateChange): Promise<JobAnswer> {
    return this.changes.change(actor, target, (_tx, job, now) => ({
      fields: nextStateForUpdate(stateOf(job), { ...change, driverId: null }, now),
    }));
  }

  /**
   * Completes a job. A job that is already delivered stays unchanged, including its notes.
   * @throws AppError transition_refused when a driver completes a job that is not in transit, nothing_to_carry
   */
  deliver(actor: Actor, target: Target, delivery: Delivery): Promise<JobAnswer> {
    const { completionNotes, driverId, completedAt, tappedAt } = delivery;
    return this.changes.change(actor, target, async (tx, job, now) => {
      const present = stateOf(job);
      const happenedAt = completedAt ?? (await this.momentOf(tx, job, tappedAt, now));
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

  /** Applies a dispatcher's edits of a job. */
  edit(actor: Actor, target: Target, body: UpdateJobDto): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job, now) => {
      if (body.customerId !== job.customerId) await this.links.assertCustomer(tx, body.customerId);
      await this.links.assertNewDriver(tx, job, body.driverId);
      if (body.responsibleId !== job.responsibleId)
        await this.links.assertResponsible(tx, body.responsibleId);
      const state = nextStateForUpdate(stateOf(job), body, now);
      const vehicle = await this.firstVehicle.edit(tx, job, body.vehicleData ?? {}, now);
      const details = detailFields(body);
      assertWindows(Object.assign({}, job, details));
      return {
        fields: { ...details, ...state, ...vehicle?.fields },
        beside: vehicle?.facts ?? null,
      };
    });
  }

  /** Marks a driver's note on a job as read for all dispatchers. */
  readNote(actor: Actor, id: number): Promise<JobAnswer> {
    return this.changes.change(actor, { id, version: null }, (_tx, { unreadNoteAt }) =>
      unreadNoteAt === null
        ? { fields: {} }
        : {
            fields: { unreadNoteAt: null },
            beside: { before: {}, after: {} },
            action: 'job.note-read',
          },
    );
  }

  /** Hides a job. History, billing and the activity log keep their facts. */
  delete(actor: Actor, target: Target): Promise<void> {
    return this.transactions.run((tx) =>
      this.changes.apply(tx, actor, target, (_tx, job, now) => ({
        fields: { deletedAt: now },
        beside: { before: { jobId: jobReference(job.id), status: job.status }, after: {} },
        action: 'job.deleted',
      })),
    );
  }

  /** The time of the tap that a phone sent later, but at least the time of assignment and at most now. */
  private async momentOf(tx: Tx, job: Job, tappedAt: Date | undefined, now: Date): Promise<Date> {
    return tappedAt === undefined ? now : stepMoment(tappedAt, await this.assignedAt(tx, job), now);
  }

  private async assignedAt(tx: Tx, { id, driverId, createdAt }: Job): Promise<Date> {
    const [row] = await tx.manager.query<Row[]>(
      `SELECT MAX(at) AS at FROM activity WHERE resource = 'job' AND resourceId = ? AND driverAfter = ?
        AND (driverBefore IS NULL OR driverBefore <> ?)`,
      [id, driverId, driverId],
    );
    return toNullable(row?.['at'], toDate) ?? createdAt;
  }
}

type JobUpdate =
  | { readonly intent: 'edit'; readonly body: UpdateJobDto }
  | { readonly intent: 'assign' | 'unassign' | 'deliver'; readonly change: JobStateChange }
  | { readonly intent: 'advance'; readonly status: JobStatus };

/**
 * Determines the purpose of an update body.
 * @throws AppError forbidden when a driver sends more than the status
 */
function jobUpdate(actor: Actor, body: UpdateJobDto): JobUpdate {
  if (!can(actor, 'jobs:manage')) return driverUpdate(body);
  const intent = classifyUpdate(body);
  const { status, driverId, completedAt } = body;
  if (intent === 'edit') return { intent, body };
  if (intent === 'advance' && status !== undefined) return { intent, status };
  if (intent === 'advance') return { intent: 'edit', body };
  return { intent, change: { status, driverId, completedAt } };
}

function driverUpdate({ status, ...rest }: UpdateJobDto): JobUpdate {
  if (Object.values<unknown>(rest).some((value) => value !== undefined))
    throw new AppError('forbidden');
  if (status === undefined) throw fieldError('status', 'required');
  return status === 'delivered' ? { intent: 'deliver', change: {} } : { intent: 'advance', status };
}
