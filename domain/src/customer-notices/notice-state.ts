import type { JobStatus } from '../jobs/job-status';
import { awaitsPickup, daysBetween } from '../jobs/pickup-day';
import type { NoticeEvent } from './notice-event';

/** A pickup that is later than this was known before, or is not awaited any more. */
export const LATE_DAYS = 3;

interface NoticedJob {
  readonly status: JobStatus;
  /** A calendar date `YYYY-MM-DD`. */
  readonly preferredPickupDate: string | null;
  /** Units with damage that was not there at the pickup. */
  readonly damagedUnits: number;
}

/**
 * Whether the pickup day has passed without a pickup, no more than three days ago. The delivery has no promised time, so
 * it is never late.
 */
export function isDelayed(
  { status, preferredPickupDate: day }: Pick<NoticedJob, 'status' | 'preferredPickupDate'>,
  today: string,
): boolean {
  if (!awaitsPickup(status) || day === null) return false;
  const late = daysBetween(day, today);
  return late >= 1 && late <= LATE_DAYS;
}

/** Whether what is to be told is still so when the notice is about to go out. */
export function stillApplies(event: NoticeEvent, job: NoticedJob, today: string): boolean {
  if (event === 'delayed') return isDelayed(job, today);
  if (event === 'damage') return job.damagedUnits > 0;
  if (event === 'picked-up') return !awaitsPickup(job.status);
  return job.status === 'delivered';
}
