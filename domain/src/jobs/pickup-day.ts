import { isLoaded, isOpen, type JobStatus } from './job-status';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days the filter "next days" reaches, today left out. */
const SOON_DAYS = 7;

/** What is asked of a pickup day: before today, today, in the days after it, or not known. */
export const PICKUP_FILTERS = ['late', 'today', 'soon', 'none'] as const;
export type PickupFilter = (typeof PICKUP_FILTERS)[number];

interface Waiting {
  readonly status: JobStatus;
  /** A calendar date `YYYY-MM-DD`. */
  readonly preferredPickupDate: string | null;
}

/** `days` counts from the pickup day: of a late job at least 1. */
type PickupMark = { readonly kind: 'late'; readonly days: number } | { readonly kind: 'today' };

/** Whole days from one calendar date `YYYY-MM-DD` to another; below 0 when it lies before. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
}

/** Whether the vehicles still stand where they are to be picked up. */
export function awaitsPickup(status: JobStatus): boolean {
  return isOpen(status) && !isLoaded(status);
}

/** Which of the filters a job belongs to; null once it is picked up, and for a pickup far ahead. */
export function pickupFilterOf(job: Waiting, today: string): PickupFilter | null {
  const { status, preferredPickupDate: day } = job;
  if (!awaitsPickup(status)) return null;
  if (day === null) return 'none';
  if (day < today) return 'late';
  if (day === today) return 'today';
  return daysBetween(today, day) <= SOON_DAYS ? 'soon' : null;
}

/** What a list marks a job with; `today` is the company's day. */
export function pickupMark(job: Waiting, today: string): PickupMark | null {
  const filter = pickupFilterOf(job, today);
  if (filter === 'today') return { kind: 'today' };
  if (filter !== 'late' || job.preferredPickupDate === null) return null;
  return { kind: 'late', days: daysBetween(job.preferredPickupDate, today) };
}
