import { isLoaded } from '@dispatch/domain/jobs/job-status';
import { reachedAt } from './plan-history';
import type { PlannedJob } from './plan-jobs';

/** Typical problems of a company, shown in open jobs that keep their numbers. */
export function withStories(planned: readonly PlannedJob[], now: Date): readonly PlannedJob[] {
  return carriedOn(orderedTwice(planned), now);
}

/** The customer repeated an order that a driver already has: both jobs list the same vehicles. */
function orderedTwice(jobs: readonly PlannedJob[]): readonly PlannedJob[] {
  const [first, again] = pairOf(
    jobs.filter(({ status }) => status === 'assigned'),
    jobs.filter(isWaiting),
    (one, other) => one.createdAt < other.createdAt,
  );
  const { createdAt, status, driver, preferredPickupDate } = again;
  const own = { createdAt, status, driver, preferredPickupDate, poNumber: null };
  return replaced(jobs, again, { ...first, ...own });
}

/** A new, unassigned job takes over a unit that a truck left behind. */
function carriedOn(jobs: readonly PlannedJob[], now: Date): readonly PlannedJob[] {
  const [origin, later] = pairOf(
    jobs.filter(({ status, units }) => isLoaded(status) && units.at(-1)?.leftReason != null),
    jobs.filter((job) => isWaiting(job) && !jobs.some((other) => sharesVehicle(job, other))),
    (one, other) => reachedAt(one, 'in-transit', now) < other.createdAt,
  );
  const left = origin.units.slice(-1).map((unit) => ({ ...unit, leftReason: null }));
  const priceCents = left[0]?.priceCents ?? 0;
  const { createdAt, status, driver } = later;
  const own = {
    createdAt,
    status,
    driver,
    preferredPickupDate: null,
    priceCents,
    unreadNoteAt: null,
  };
  const from: PlannedJob = {
    ...origin,
    // The new job's price is deducted from this one's.
    priceCents: origin.priceCents - priceCents,
    carrying: { kind: 'from', at: createdAt },
  };
  const on: PlannedJob = { ...origin, ...own, units: left, carrying: { kind: 'on' } };
  return replaced(replaced(jobs, origin, from), later, on);
}

function isWaiting({ status, units }: PlannedJob): boolean {
  return status === 'pending' && units.every(({ vehicle }) => vehicle !== null);
}

function sharesVehicle(one: PlannedJob, other: PlannedJob): boolean {
  return one !== other && one.units[0]?.vehicle === other.units[0]?.vehicle;
}

function pairOf(
  ones: readonly PlannedJob[],
  others: readonly PlannedJob[],
  fits: (one: PlannedJob, other: PlannedJob) => boolean,
): [PlannedJob, PlannedJob] {
  for (const one of ones) for (const other of others) if (fits(one, other)) return [one, other];
  throw new Error('No planned jobs fit the story.');
}

function replaced(
  jobs: readonly PlannedJob[],
  old: PlannedJob,
  by: PlannedJob,
): readonly PlannedJob[] {
  return jobs.map((job) => (job === old ? by : job));
}
