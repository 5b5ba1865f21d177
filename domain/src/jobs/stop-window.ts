import { fieldError } from '../errors';
import { placeTimeZone } from '../places/place-time-zone';
import { LAST_INSTANT } from '../time/last-instant';
import { boundsOfDay } from '../time/company-day';
import { instantAt } from '../time/local-time';
import { SIDES, type Side } from './job-location';
import { isOpen, type JobStatus } from './job-status';

/** The hours at each end of a trip: times of day 'HH:MM' in the time zone of the place. */
export const STOP_TIMES = ['pickupFrom', 'pickupUntil', 'dropoffFrom', 'dropoffUntil'] as const;
export type StopTime = (typeof STOP_TIMES)[number];
export type StopTimes = Readonly<Record<StopTime, string | null>>;

interface Places {
  readonly pickupCity: string | null;
  readonly pickupProvince: string | null;
  readonly pickupPostalCode: string | null;
  readonly dropoffCity: string | null;
  readonly dropoffProvince: string | null;
  readonly dropoffPostalCode: string | null;
}

/** The time zone of one end of the trip; `otherwise` where the place says none. */
export function stopTimeZone(job: Places, side: Side, otherwise: string): string {
  const place = {
    city: job[`${side}City`],
    province: job[`${side}Province`],
    postalCode: job[`${side}PostalCode`],
  };
  return placeTimeZone(place, otherwise);
}

/** Whether a window ends before it starts; times are 'HH:MM' or blank. */
export function isReversed(from: string | null, until: string | null): boolean {
  return Boolean(from) && Boolean(until) && (until ?? '') <= (from ?? '');
}

/** @throws AppError validation_failed at the end of a window that is not after its start */
export function assertWindows(times: StopTimes): void {
  for (const side of SIDES)
    if (isReversed(times[`${side}From`], times[`${side}Until`]))
      throw fieldError(`${side}Until`, 'window_reversed');
}

interface Promised extends Places {
  /** A calendar date 'YYYY-MM-DD'. */
  readonly preferredDeliveryDate: string | null;
  readonly dropoffUntil: string | null;
}

const MINUTE_MS = 60_000;

/**
 * The last instant of a delivery on time: the end of its window, or of its day, at the drop-off. Null without a delivery
 * date.
 */
export function deliverBy(job: Promised, companyZone: string): Date | null {
  const { preferredDeliveryDate: day, dropoffUntil } = job;
  if (day === null) return null;
  const timeZone = stopTimeZone(job, 'dropoff', companyZone);
  const after =
    dropoffUntil === null
      ? boundsOfDay(day, timeZone).end.getTime()
      : instantAt(day, dropoffUntil, timeZone).getTime() + MINUTE_MS;
  return new Date(Math.min(after - 1, LAST_INSTANT.getTime()));
}

interface Delivered {
  readonly deliverBy: Date | null;
  readonly completedAt: Date | null;
}

/** Whether a delivered job counts for the punctuality of deliveries. */
export function hasDeliveryPromise({ deliverBy: last, completedAt }: Delivered): boolean {
  return last !== null && completedAt !== null;
}

export function isDeliveredOnTime({ deliverBy: last, completedAt }: Delivered): boolean {
  return last !== null && completedAt !== null && completedAt <= last;
}

/** Whether an open job has missed its delivery. */
export function isDeliveryLate(
  { status, deliverBy: last }: { readonly status: JobStatus; readonly deliverBy: Date | null },
  now: Date,
): boolean {
  return isOpen(status) && last !== null && last < now;
}

/** Filters of the delivery: missed, today, later, or without a date. */
export const DELIVERY_FILTERS = ['late', 'today', 'later', 'none'] as const;
export type DeliveryFilter = (typeof DELIVERY_FILTERS)[number];

interface Due {
  readonly status: JobStatus;
  readonly preferredDeliveryDate: string | null;
  readonly deliverBy: Date | null;
}

/** The filter that an open job matches; `today` is the date in the company's time zone. */
export function deliveryFilterOf(job: Due, today: string, now: Date): DeliveryFilter {
  const { preferredDeliveryDate: day } = job;
  if (day === null) return 'none';
  if (isDeliveryLate(job, now)) return 'late';
  return day <= today ? 'today' : 'later';
}
