import { dayBounds } from '@dispatch/domain/time/company-day';
import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { CancellationReason } from '@dispatch/domain/jobs/cancellation';
import { LEFT_REASONS, type LeftReason } from '@dispatch/domain/jobs/unit-state';
import { checkOf, type PlannedCheck, pickedUpAt } from './plan-checks';
import type { Route, Site } from './plan-routes';
import { routeOf } from './plan-routes';
import { type CustomerKind, SAMPLE_CUSTOMERS } from './sample-customers';
import { COMPLETION_NOTES, INSTRUCTIONS, SAMPLE_DRIVERS } from './sample-people';
import { type SampleVehicle, sampleVehicle } from './sample-vehicles';
import type { SeededRandom } from './seeded-random';

/** Number of sample jobs in each status; five of the deliveries happened since midnight. */
const SAMPLE_JOBS: Readonly<Record<JobStatus, number>> = {
  pending: 9,
  assigned: 8,
  'picked-up': 3,
  'in-transit': 8,
  delivered: 372,
};
const DELIVERED_TODAY = 5;

/** The last driver is on holiday. */
export const OFF_DUTY_DRIVER = SAMPLE_DRIVERS.length - 1;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const OLDEST_DAYS = 730;
const KM_PER_DAY = 700;

export interface PlannedUnit {
  /** Null while the vehicle is unknown. */
  readonly vehicle: SampleVehicle | null;
  readonly hasWholeVin: boolean;
  readonly priceCents: number | null;
  readonly poNumber: string | null;
  /** Why it was left behind; null if it was transported. */
  readonly leftReason: LeftReason | null;
  /** The driver's VIN check before loading; null if there was none. */
  readonly check: PlannedCheck | null;
}

/** Why and when a sample order was cancelled. */
export interface PlannedCancellation {
  readonly reason: CancellationReason;
  readonly note: string | null;
  readonly dryRunChargeCents: number | null;
  readonly at: Date;
}

/** A job that left its last unit behind, with the time of the rebooking, or the job that takes the unit over. */
type Carrying = { readonly kind: 'from'; readonly at: Date } | { readonly kind: 'on' };

export interface PlannedJob {
  readonly status: JobStatus;
  readonly createdAt: Date;
  readonly completedAt: Date | null;
  /** Indexes in SAMPLE_CUSTOMERS and SAMPLE_DRIVERS. */
  readonly customer: number;
  readonly driver: number | null;
  readonly route: Route;
  readonly units: readonly PlannedUnit[];
  readonly priceCents: number;
  readonly poNumber: string | null;
  readonly preferredPickupDate: string | null;
  readonly specialInstructions: string | null;
  readonly completionNotes: string | null;
  readonly unreadNoteAt: Date | null;
  readonly hasDriverReport: boolean;
  readonly billingComplete: boolean;
  /** Null if the job was not cancelled. */
  readonly cancellation: PlannedCancellation | null;
  /** Null if no unit was rebooked. */
  readonly carrying: Carrying | null;
}

export interface JobSetting {
  readonly random: SeededRandom;
  readonly now: Date;
  readonly timeZone: string;
  readonly homes: readonly Site[];
  readonly sites: readonly Site[];
}

const ORDERS_OF_KIND: Readonly<Record<CustomerKind, number>> = {
  dealer: 4,
  auction: 12,
  leasing: 6,
  private: 1,
};
const MOST_UNITS: Readonly<Record<CustomerKind, number>> = {
  dealer: 5,
  auction: 9,
  leasing: 7,
  private: 1,
};

/** Each customer repeated by its number of orders. */
const ORDERING = SAMPLE_CUSTOMERS.flatMap(({ kind, isBlacklisted }, index) =>
  Array.from({ length: isBlacklisted ? 0 : ORDERS_OF_KIND[kind] }, () => index),
);
const BLACKLISTED = SAMPLE_CUSTOMERS.findIndex((customer) => customer.isBlacklisted);
/** The blacklisted customer's number of orders, all long ago. */
const BLACKLISTED_JOBS = 4;

interface Times {
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** All sample jobs, oldest first. */
export function planJobs(setting: JobSetting): PlannedJob[] {
  const statuses = (Object.entries(SAMPLE_JOBS) as [JobStatus, number][]).flatMap(
    ([status, count]) => Array.from({ length: count }, (_, index) => ({ status, index })),
  );
  return statuses
    .map(({ status, index }) => planJob(setting, status, index))
    .sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

/** One job in this status; `index` distinguishes jobs of the same status. */
export function planJob(setting: JobSetting, status: JobStatus, index: number): PlannedJob {
  const { random, now, homes, sites } = setting;
  const isOldest = status === 'delivered' && index >= SAMPLE_JOBS.delivered - BLACKLISTED_JOBS;
  const customer = isOldest ? BLACKLISTED : random.pick(ORDERING);
  const { kind } = itemAt(SAMPLE_CUSTOMERS, customer);
  const route = routeOf(random, kind, itemAt(homes, customer), sites);
  const times = timesOf(setting, status, index, route.km, isOldest);
  const count = random.between(1, random.chance(0.4) ? 1 : MOST_UNITS[kind]);
  const unitCents = unitPriceCents(route.km, count);
  const hasOwnPo = kind !== 'private' && random.chance(0.7);
  const isUnknown = status === 'pending' && index === 0;
  const job = {
    status,
    ...times,
    customer,
    driver: driverOf(random, status),
    route,
    units: Array.from({ length: count }, (_, place): Omit<PlannedUnit, 'check'> => ({
      vehicle: isUnknown ? null : sampleVehicle(random, now.getUTCFullYear()),
      hasWholeVin: random.chance(0.7),
      priceCents: count > 1 ? unitCents : null,
      poNumber: count > 1 && random.chance(0.3) ? poNumber(random) : null,
      leftReason: place > 0 && place === count - 1 ? leftReasonOf(status, index) : null,
    })),
    priceCents: unitCents * count,
    poNumber: hasOwnPo ? poNumber(random) : null,
    preferredPickupDate: random.chance(0.6)
      ? new Date(times.createdAt.getTime() + random.between(1, 3) * DAY).toISOString().slice(0, 10)
      : null,
    specialInstructions: random.chance(0.3) ? random.pick(INSTRUCTIONS) : null,
    completionNotes:
      status === 'delivered' && random.chance(0.5) ? random.pick(COMPLETION_NOTES) : null,
    ...billingOf(random, times.completedAt, now),
    cancellation: null,
    carrying: null,
  };
  const units = job.units.map((unit, place) => ({
    ...unit,
    check: unit.leftReason === null ? checkOf(unit.vehicle, status, index, place) : null,
  }));
  return { ...job, units, unreadNoteAt: unreadNoteAt(setting, { ...job, units }, index) };
}

/** Dispatch has not read today's notes, nor the report of a different vehicle. */
function unreadNoteAt(
  { now }: JobSetting,
  job: Pick<PlannedJob, 'completedAt' | 'completionNotes' | 'createdAt' | 'units'>,
  index: number,
): Date | null {
  if (job.units.some(({ check }) => check?.isLoadedAnyway)) return pickedUpAt(job, now);
  return job.completionNotes !== null && index < DELIVERED_TODAY ? job.completedAt : null;
}

function timesOf(
  { random, now, timeZone }: JobSetting,
  status: JobStatus,
  index: number,
  km: number,
  isOldest: boolean,
): Times {
  const before = (from: Date, ms: number) => new Date(from.getTime() - Math.round(ms));
  const createdLately = () => before(now, random.between(3 * 60, 5 * 24 * 60) * 60_000);
  if (status !== 'delivered') return { createdAt: createdLately(), completedAt: null };

  const midnight = dayBounds(now, timeZone).start;
  if (index < DELIVERED_TODAY) {
    const completedAt = before(now, random.next() * (now.getTime() - midnight.getTime()));
    return { createdAt: before(completedAt, random.between(30, 90) * HOUR), completedAt };
  }
  const daysAgo = isOldest ? random.between(500, OLDEST_DAYS) : random.between(3, OLDEST_DAYS);
  const duration = random.between(6, 60) * HOUR + (km / KM_PER_DAY) * DAY;
  const earliest = now.getTime() - daysAgo * DAY - random.next() * DAY;
  const latest = midnight.getTime() - random.between(1, 30) * HOUR;
  const completed = Math.min(earliest + duration, latest);
  const completedAt = byDay(random, completed, midnight.getTime());
  return {
    createdAt: byDay(random, completed - duration, completedAt.getTime() - HOUR),
    completedAt,
  };
}

/** In working hours of the same day, or of the previous day if that would be too late. */
function byDay(random: SeededRandom, time: number, before: number): Date {
  const at = new Date(time);
  at.setUTCHours(random.between(13, 21), random.between(0, 59), random.between(0, 59), 0);
  return at.getTime() < before ? at : new Date(at.getTime() - DAY);
}

/** By distance, cheaper the more units share the truck; in steps of five dollars. */
function unitPriceCents(km: number, units: number): number {
  const perKm = Math.max(0.5, 0.9 - 0.05 * units);
  return Math.round((120 + km * perKm) / 5) * 500;
}

function poNumber(random: SeededRandom): string {
  return `PO-${random.between(10_000, 99_999)}`;
}

function driverOf(random: SeededRandom, status: JobStatus): number | null {
  if (status === 'pending') return null;
  return random.between(0, status === 'delivered' ? OFF_DUTY_DRIVER : OFF_DUTY_DRIVER - 1);
}

/** For the last of several units: few of the picked-up ones. */
function leftReasonOf(status: JobStatus, index: number): LeftReason | null {
  const isFew =
    status === 'in-transit' ? index % 4 !== 0 : status === 'delivered' && index % 24 === 3;
  return isFew ? (LEFT_REASONS[index % (LEFT_REASONS.length - 1)] ?? null) : null;
}

/** Reports arrive within days, and invoices are paid within weeks. */
function billingOf(random: SeededRandom, completedAt: Date | null, now: Date) {
  const days = completedAt === null ? 0 : (now.getTime() - completedAt.getTime()) / DAY;
  const hasDriverReport = days > 1 && random.chance(days < 5 ? 0.5 : 0.95);
  const billingComplete =
    hasDriverReport && random.chance(days < 10 ? 0.25 : days < 30 ? 0.75 : 0.97);
  return { hasDriverReport, billingComplete };
}

export function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new Error(`There is no item ${index}.`);
  return item;
}
