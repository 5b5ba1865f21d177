import {
  correctedTap,
  type OperationJob,
  type OperationOutcome,
  REFUSALS_CONCERN_MS,
  type Refusal,
  refusal,
  refusalOf,
} from '@dispatch/domain/jobs/driver-operation';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { DriverOperation } from '../../../database/schema/entities/jobs/driver-operation';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { UnitMarks } from '../../jobs/change/unit-marks';
import { stateOf } from '../../jobs/change/job-changes';
import { jobScope } from '../../jobs/job-scope';
import { JobQueries } from '../../jobs/read/job.queries';
import { JobRepository } from '../../jobs/records/job.repository';
import { DriverOperationRepository } from './driver-operation.repository';
import type { OperationResult } from './driver-operation.schema';
import { OperationHandlers } from './operation-handlers';
import { detailsOf, type Operation, type Wish, wishOf } from './operation-wish';

/** The time of sending by the phone's clock, and of arrival by the server's clock. */
export interface Sending {
  readonly sentAt: Date;
  readonly receivedAt: Date;
}

type Verdict = { readonly outcome: OperationOutcome; readonly refusal: Refusal | null };

const APPLIED: Verdict = { outcome: 'applied', refusal: null };
const rejected = (why: Refusal): Verdict => ({ outcome: 'rejected', refusal: why });

/** Applies one update from a driver's phone exactly once, even for repeated requests. */
@Injectable()
export class ApplyOperationService {
  constructor(
    private readonly changes: Changes,
    private readonly operations: DriverOperationRepository,
    private readonly jobRepository: JobRepository,
    private readonly reading: JobQueries,
    private readonly handlers: OperationHandlers,
    private readonly marks: UnitMarks,
  ) {}

  /**
   * The effect and its log entry are one transaction.
   * @throws AppError idempotency_in_flight when the same operation arrives twice at once for different jobs,
   * database_unavailable; in both cases nothing is done, and it may be sent again
   */
  apply(actor: Actor, body: Operation, sending: Sending): Promise<OperationResult> {
    const wish = wishOf(body);
    return this.changes.run(async (tx) => {
      // Lock before the log is read: concurrent duplicates wait here.
      const job = await this.jobRepository.hold(tx, wish.jobId, jobScope(actor));
      const known = await this.operations.find(tx, wish.id);
      const verdict =
        known === null
          ? await this.decide(tx, actor, job, wish, sending)
          : replayOf(known, actor, wish);
      const isVisible = job !== null && verdict.refusal?.code !== 'id-reused';
      return {
        id: body.id,
        outcome: verdict.outcome,
        code: verdict.refusal?.code ?? null,
        message: verdict.refusal?.message ?? null,
        job: isVisible ? await this.reading.get(actor, job.id) : null,
      };
    });
  }

  private async decide(
    tx: Tx,
    actor: Actor,
    job: Job | null,
    wish: Wish,
    { sentAt, receivedAt }: Sending,
  ): Promise<Verdict> {
    const tappedAt = correctedTap(wish.tappedAt, sentAt, receivedAt);
    const why = refusalOf(job === null ? null : await this.decidedOn(tx, job), wish);
    const verdict = why === null ? APPLIED : rejected(why);
    if (why !== null && !(await this.concerns(tx, actor, wish.jobId, receivedAt))) return verdict;
    await this.remember(tx, {
      operationId: wish.id,
      userId: actor.userId,
      userName: actor.name,
      jobId: wish.jobId,
      type: wish.type,
      status: wish.status,
      notes: wish.notes,
      unitId: wish.unitId,
      reason: wish.reason,
      vin: wish.vin,
      method: wish.method,
      details: detailsOf(wish),
      baseVersion: wish.baseVersion,
      claimedAt: wish.tappedAt,
      tappedAt,
      receivedAt,
      outcome: verdict.outcome,
      code: why?.code ?? null,
      message: why?.message ?? null,
    });
    if (why !== null) {
      await this.operations.putAwayOldest(tx, actor.userId, wish.jobId, receivedAt);
      await this.tellOfRefusal(tx, actor, wish, why, tappedAt);
    } else if (job !== null)
      await this.handlers.of[wish.type]({ actor, job, wish, tappedAt, receivedAt }, tx);
    return verdict;
  }

  private async decidedOn(tx: Tx, job: Job): Promise<OperationJob> {
    return { status: stateOf(job).status, units: await this.marks.list(tx, job) };
  }

  /** A refused update is only stored for a job that was recently the driver's. */
  private async concerns(tx: Tx, actor: Actor, jobId: number, now: Date): Promise<boolean> {
    if (actor.driverId === null) return false;
    const since = new Date(now.getTime() - REFUSALS_CONCERN_MS);
    return this.operations.wasJobOf(tx, actor.driverId, jobId, since);
  }

  private async remember(
    tx: Tx,
    operation: Parameters<DriverOperationRepository['insert']>[1],
  ): Promise<void> {
    try {
      await this.operations.insert(tx, operation);
    } catch (error) {
      throw uniqueViolation(error) === null ? error : new AppError('idempotency_in_flight');
    }
  }

  /** Notifies dispatch. Drivers are not notified, since the job may be another driver's. */
  private async tellOfRefusal(
    tx: Tx,
    actor: Actor,
    { jobId, type, status, notes, reason, vin }: Wish,
    { code }: Refusal,
    tappedAt: Date,
  ): Promise<void> {
    await this.changes.record(tx, actor, {
      action: 'job.update-refused',
      resourceId: jobId,
      after: {
        type,
        ...(status !== null && { status }),
        ...(reason !== null && { reason }),
        ...(notes !== null && { notes }),
        ...(vin !== null && { vin }),
        code,
      },
      tappedAt,
    });
  }
}

/** Returns the first answer again. Reveals nothing about another user's operation with the same id. */
function replayOf(known: DriverOperation, actor: Actor, wish: Wish): Verdict {
  const isSame =
    known.userId === actor.userId &&
    known.jobId === wish.jobId &&
    known.type === wish.type &&
    known.status === wish.status &&
    known.notes === wish.notes &&
    known.unitId === wish.unitId &&
    known.reason === wish.reason &&
    known.vin === wish.vin &&
    known.method === wish.method &&
    known.details === detailsOf(wish);
  if (!isSame) return rejected(refusal('id-reused'));
  if (known.outcome === 'applied') return { outcome: 'duplicate', refusal: null };
  const { code, message } = known;
  return rejected({ code, message } as Refusal); // stored with every rejected one
}
