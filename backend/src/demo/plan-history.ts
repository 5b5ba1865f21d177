import { toDollars } from '@dispatch/domain/text/money';
import { VIN_LAST } from '@dispatch/domain/limits';
import { jobReference } from '@dispatch/domain/jobs/job-reference';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { Action } from '../modules/base/activity/activity-entry';
import { pickedUpAt, timeAlong } from './plan-checks';
import type { PlannedJob } from './plan-jobs';
import type { SampleVehicle } from './sample-vehicles';

/** One change to a job; `by` is who made it. */
export interface HistoryStep {
  readonly at: Date;
  readonly by: 'admin' | 'driver';
  readonly action: Action;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

const DAY = 86_400_000;

/** When each status is reached between a job's creation and its completion. */
const REACHED: readonly [JobStatus, (job: PlannedJob, now: Date) => Date][] = [
  ['assigned', (job, now) => timeAlong(job, now, 0.2)],
  ['picked-up', pickedUpAt],
  ['in-transit', (job, now) => timeAlong(job, now, 0.5)],
  ['delivered', (job, now) => timeAlong(job, now, 1)],
];

/** When a job reached a status, or will reach it. */
export function reachedAt(job: PlannedJob, status: JobStatus, now: Date): Date {
  return new Map(REACHED).get(status)?.(job, now) ?? job.createdAt;
}

/** Ids of records related to a job. */
interface Others {
  readonly driverId: number | null;
  readonly carriedFromId: number | null;
  readonly carriedToId: number | null;
}

/** The full history of a job, oldest step first. The job's version is the number of steps. */
export function historyOf(job: PlannedJob, others: Others, now: Date): HistoryStep[] {
  const { driverId, carriedFromId } = others;
  const steps: HistoryStep[] = [
    {
      at: job.createdAt,
      by: 'admin',
      action: 'job.created',
      before: null,
      after: {
        status: 'pending',
        vehicleCount: job.units.length,
        ...(carriedFromId !== null && { carriedFromId }),
      },
    },
  ];
  let status: JobStatus = 'pending';
  for (const [next, when] of REACHED) {
    if (status === job.status) break;
    const at = when(job, now);
    if (next === 'picked-up') steps.push(...checked(job, at));
    steps.push(moved(job, at, status, next, driverId));
    if (next === 'picked-up') steps.push(...leftBehind(job, at));
    status = next;
  }
  return [...steps, ...carriedOn(job, others), ...billed(job, now), ...calledOff(job)];
}

/** The driver checks each vehicle before loading it. */
function checked({ units }: PlannedJob, at: Date): HistoryStep[] {
  return units.flatMap(({ vehicle, check }): HistoryStep[] => {
    if (vehicle === null || check === null) return [];
    const { vin, method, isLoadedAnyway } = check;
    const action = isLoadedAnyway ? 'job.unit-loaded-anyway' : 'job.unit-checked';
    const after = { unit: unitFacts(vehicle), vin, method };
    return [{ at, by: 'driver', action, before: {}, after }];
  });
}

/** The driver reports it before the truck leaves. */
function leftBehind({ units }: PlannedJob, at: Date): HistoryStep[] {
  return units.flatMap(({ vehicle, leftReason }): HistoryStep[] => {
    if (vehicle === null || leftReason === null) return [];
    const after = { unit: unitFacts(vehicle), reason: leftReason };
    return [{ at, by: 'driver', action: 'job.unit-left', before: {}, after }];
  });
}

function unitFacts(vehicle: SampleVehicle) {
  return { ...vehicle, vinLast8: vehicle.vin.slice(-VIN_LAST) };
}

function carriedOn({ carrying, units }: PlannedJob, { carriedToId }: Others): HistoryStep[] {
  if (carrying?.kind !== 'from' || carriedToId === null) return [];
  const left = units.slice(-1).flatMap(({ vehicle }) => (vehicle ? [unitFacts(vehicle)] : []));
  const after = { units: left, toJob: { id: carriedToId, jobId: jobReference(carriedToId) } };
  return [{ at: carrying.at, by: 'admin', action: 'job.carried-on', before: {}, after }];
}

function moved(
  { completedAt, completionNotes }: PlannedJob,
  at: Date,
  from: JobStatus,
  to: JobStatus,
  driverId: number | null,
): HistoryStep {
  if (to === 'assigned')
    return {
      at,
      by: 'admin',
      action: 'job.assigned',
      before: { status: from, driverId: null },
      after: { status: to, driverId },
    };
  if (to === 'delivered')
    return {
      at,
      by: 'driver',
      action: 'job.delivered',
      before: { status: from, completedAt: null },
      after: {
        status: to,
        completedAt: completedAt?.toISOString() ?? null,
        ...(completionNotes === null ? {} : { completionNotes }),
      },
    };
  return {
    at,
    by: 'driver',
    action: 'job.status-changed',
    before: { status: from },
    after: { status: to },
  };
}

function calledOff({ status, cancellation }: PlannedJob): HistoryStep[] {
  if (cancellation === null) return [];
  const { at, reason, note, dryRunChargeCents: charge } = cancellation;
  const after = {
    reason,
    ...(note !== null && { note }),
    ...(charge !== null && { dryRunCharge: toDollars(charge) }),
  };
  return [{ at, by: 'admin', action: 'job.cancelled', before: { status }, after }];
}

function billed({ completedAt, ...job }: PlannedJob, now: Date): HistoryStep[] {
  if (completedAt === null) return [];
  const flags = (['hasDriverReport', 'billingComplete'] as const).filter((flag) => job[flag]);
  return flags.map((flag, index) => ({
    at: new Date(Math.min(completedAt.getTime() + (index + 1) * DAY, now.getTime())),
    by: 'admin',
    action: 'job.billing-changed',
    before: { [flag]: false },
    after: { [flag]: true },
  }));
}
