import { staleVersion } from '@dispatch/domain/errors';
import type { JobState } from '@dispatch/domain/jobs/job-intent';
import { isJobStatus } from '@dispatch/domain/jobs/job-status';
import { pickedUpOnAfter } from '@dispatch/domain/jobs/on-time';
import { progressAfter } from '@dispatch/domain/jobs/status-since';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { found } from '../../../database/records/found';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import type { Action } from '../../base/activity/activity-entry';
import { changedFacts } from '../../base/activity/changed-facts';
import { Changes } from '../../base/activity/changes';
import { jobScope } from '../job-scope';
import type { JobAnswer } from '../job.schema';
import { JobQueries } from '../read/job.queries';
import { isDescribedAnew, JobWords } from '../words/job-words';
import { DriverDuty } from '../duty/driver-duty';
import { jobFacts, type JobFields } from '../records/job-fields';
import { JobRepository } from '../records/job.repository';

type Facts = Readonly<Record<string, unknown>>;

/** The decision of an operation about a job. */
export interface JobDecision {
  /** Wanted values. Values that are already set are not written. */
  readonly fields: JobFields;
  /** Changes outside the job's row, such as its first vehicle. */
  readonly beside?: { readonly before: Facts; readonly after: Facts } | null;
  /** Extra facts for the activity entry. */
  readonly told?: Facts;
  /** Set when it does not follow from the change of state. */
  readonly action?: Action;
  /** When the driver tapped, if a phone sent it later. */
  readonly tappedAt?: Date | undefined;
  /** When the step happened, if not now. */
  readonly happenedAt?: Date;
}

export type Decide = (tx: Tx, job: Job, now: Date) => JobDecision | Promise<JobDecision>;

type StoredState = Pick<Job, 'status' | 'driverId' | 'completedAt'>;

/** The part of a job that the domain's operations decide on. */
export function stateOf({ status, driverId, completedAt }: StoredState): JobState {
  if (!isJobStatus(status)) throw new Error(`A job has the unknown status '${status}'`);
  return { status, driverId, completedAt };
}

/** The only way to change a stored job. The operations decide what changes; this class locks, writes and logs. */
@Injectable()
export class JobChanges {
  constructor(
    private readonly changes: Changes,
    private readonly jobRepository: JobRepository,
    private readonly jobQueries: JobQueries,
    private readonly duty: DriverDuty,
    private readonly jobWords: JobWords,
    private readonly settings: Settings,
  ) {}

  /**
   * Returns the changed job, or the same job when nothing changes.
   * @throws AppError not_found, stale_version with the present record, and the errors of `decide`
   */
  async change(actor: Actor, target: Target, decide: Decide): Promise<JobAnswer> {
    const changed = await this.changes.run(async (tx) => {
      await this.apply(tx, actor, target, decide);
      return this.jobQueries.getAtCommit(tx, actor, target.id);
    });
    return changed();
  }

  /** Like `change`, inside a transaction and without an answer. */
  async apply(tx: Tx, actor: Actor, target: Target, decide: Decide): Promise<void> {
    const job = found(await this.jobRepository.hold(tx, target.id, jobScope(actor)));
    if (target.version !== null && target.version !== job.version)
      throw staleVersion(await this.jobQueries.get(actor, job.id));
    await this.write(tx, actor, job, decide);
  }

  /** Changes a locked job of the right version, even a deleted or cancelled one. */
  async write(tx: Tx, actor: Actor, job: Job, decide: Decide): Promise<void> {
    const now = this.changes.now();
    const decision = await decide(tx, job, now);
    const { fields: wanted, beside, told, action, tappedAt, happenedAt = now } = decision;
    const before = stateOf(job);
    const after = stateOf({ ...before, ...wanted });
    const today = dayOf(happenedAt, this.settings.company.timeZone);
    const pickedUpOn = pickedUpOnAfter(
      { ...before, pickedUpOn: job.pickedUpOn },
      after.status,
      today,
    );
    const progress = progressAfter({ ...before, ...progressOf(job) }, after.status, happenedAt);
    const fields = { ...wanted, pickedUpOn, ...progress };
    const facts = changedFacts(jobFacts(job), jobFacts(fields));
    const wasListed = job.deletedAt === null;
    const isListed = fields.deletedAt === undefined ? wasListed : fields.deletedAt === null;
    const comesOrGoes = wasListed !== isListed;
    if (facts === null && !beside && !comesOrGoes) return;

    const isDescribed =
      comesOrGoes || Boolean(beside) || isDescribedAnew(facts?.after ?? {}, before, after);
    const [was, is] = [wasListed ? before : null, isListed ? after : null];
    const isSameDuty = was?.status === is?.status && was?.driverId === is?.driverId;
    if (isDescribed && isSameDuty) await this.jobRepository.sharePeople(tx, job);
    else if (isDescribed) await this.jobRepository.shareCustomer(tx, job.customerId);
    await this.duty.hold(tx, was, is);
    if (isDescribed) await this.jobRepository.update(tx, job, fields, now);
    else await this.jobRepository.updateAtCommit(tx, job, fields, now);
    await this.duty.follow(tx, actor, job.id, was, is);
    if (isDescribed) await this.jobWords.refresh(tx, [job.id]);
    await this.changes.record(tx, actor, {
      action: action ?? actionOf(before, after),
      resourceId: job.id,
      version: job.version + 1,
      driverBefore: before.driverId,
      driverAfter: after.driverId,
      before: { ...facts?.before, ...beside?.before },
      after: { ...facts?.after, ...beside?.after, ...told },
      tappedAt: tappedAt ?? null,
    });
  }
}

const progressOf = ({ statusSince, loadedAt }: Job) => ({ statusSince, loadedAt });

/** The action name in the activity log: the most important of several simultaneous changes. */
function actionOf(before: JobState, after: JobState): Action {
  const hasMoved = after.status !== before.status;
  if (hasMoved && after.status === 'delivered') return 'job.delivered';
  if (after.driverId !== before.driverId)
    return after.driverId === null ? 'job.unassigned' : 'job.assigned';
  return hasMoved ? 'job.status-changed' : 'job.edited';
}
