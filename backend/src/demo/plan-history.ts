import { toDollars } from '@dispatch/domain/text/money';
import { VIN_LAST } from '@dispatch/domain/limits';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { Action } from '../modules/activity/activity-entry';
import type { PlannedJob } from './plan-jobs';

/** One change of a job; `by` says whose hand it was. */
export interface HistoryStep {
  readonly at: Date;
  readonly by: 'admin' | 'driver';
  readonly action: Action;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

const DAY = 86_400_000;

/** When, between the making of a job and its end, each status is reached. */
const REACHED: readonly [JobStatus, number][] = [
  ['assigned', 0.2],
  ['picked-up', 0.45],
  ['in-transit', 0.5],
  ['delivered', 1],
];

/** All that has happened to a job, the first step first. Its version is the number of steps. */
export function historyOf(job: PlannedJob, driverId: number | null, now: Date): HistoryStep[] {
  const start = job.createdAt.getTime();
  const end = (job.completedAt ?? now).getTime();
  const steps: HistoryStep[] = [
    {
      at: job.createdAt,
      by: 'admin',
      action: 'job.created',
      before: null,
      after: { status: 'pending', vehicleCount: job.units.length },
    },
  ];
  let status: JobStatus = 'pending';
  for (const [next, part] of REACHED) {
    if (status === job.status) break;
    const at = new Date(Math.round(start + (end - start) * part));
    steps.push(moved(job, at, status, next, driverId));
    if (next === 'picked-up') steps.push(...leftBehind(job, at));
    status = next;
  }
  return [...steps, ...billed(job, now), ...calledOff(job)];
}

/** The driver says so before the truck leaves. */
function leftBehind({ units }: PlannedJob, at: Date): HistoryStep[] {
  return units.flatMap(({ vehicle, leftReason }) =>
    vehicle === null || leftReason === null
      ? []
      : [
          {
            at,
            by: 'driver',
            action: 'job.unit-left',
            before: {},
            after: {
              unit: { ...vehicle, vinLast8: vehicle.vin.slice(-VIN_LAST) },
              reason: leftReason,
            },
          },
        ],
  );
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
