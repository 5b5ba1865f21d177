import { isLoaded, isOpen, type JobStatus } from './job-status';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days that the filter "next days" covers, after today. */
const SOON_DAYS = 7;

/** Filters of the pickup day: before today, today, in the next days, or unknown. */
export const PICKUP_FILTERS = ['late', 'today', 'soon', 'none'] as const;
export type PickupFilter = (typeof PICKUP_FILTERS)[number];

interface Waiting {
  readonly status: JobStatus;
  /** A calendar date `YYYY-MM-DD`. */
  readonly preferredPickupDate: string | null;
}

/** `days` counts from the pickup day: at least 1 for a late job. */
type PickupMark = { readonly kind: 'late'; readonly days: number } | { readonly kind: 'today' };

/** Whole days from one calendar date `YYYY-MM-DD` to another; negative if it is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Whether the vehicles are still at the pickup location. */
export function awaitsPickup(status: JobStatus): boolean {
  return isOpen(status) && !isLoaded(status);
}

/** The filter that a job matches; null once it is picked up, and for a pickup beyond the next days. */
export function pickupFilterOf(job: Waiting, today: string): PickupFilter | null {
  const { status, preferredPickupDate: day } = job;
  if (!awaitsPickup(status)) return null;
  if (day === null) return 'none';
  if (day < today) return 'late';
  if (day === today) return 'today';
  return daysBetween(today, day) <= SOON_DAYS ? 'soon' : null;
}

/** The mark of a job in lists; `today` is the date in the company's time zone. */
export function pickupMark(job: Waiting, today: string): PickupMark | null {
  const filter = pickupFilterOf(job, today);
  if (filter === 'today') return { kind: 'today' };
  if (filter !== 'late' || job.preferredPickupDate === null) return null;
  return { kind: 'late', days: daysBetween(job.preferredPickupDate, today) };
}
