import type { JobStatus } from '../jobs/job-status';
import { awaitsPickup, daysBetween } from '../jobs/pickup-day';
import type { NoticeEvent } from './notice-event';

/** After this many days, the delay is known already or the pickup is no longer expected. */
export const LATE_DAYS = 3;

interface NoticedJob {
  readonly status: JobStatus;
  /** A calendar date `YYYY-MM-DD`. */
  readonly preferredPickupDate: string | null;
  /** Units with damage that was not recorded at the pickup. */
  readonly damagedUnits: number;
}

/**
 * Whether the pickup day passed without a pickup, at most three days ago. Deliveries have no promised time, so they
 * are never late.
 */
export function isDelayed(
  { status, preferredPickupDate: day }: Pick<NoticedJob, 'status' | 'preferredPickupDate'>,
  today: string,
): boolean {
  if (!awaitsPickup(status) || day === null) return false;
  const late = daysBetween(day, today);
  return late >= 1 && late <= LATE_DAYS;
}

/** Whether a notice still applies when it is about to be sent. */
export function stillApplies(event: NoticeEvent, job: NoticedJob, today: string): boolean {
  if (event === 'delayed') return isDelayed(job, today);
  if (event === 'damage') return job.damagedUnits > 0;
  if (event === 'picked-up') return !awaitsPickup(job.status);
  return job.status === 'delivered';
}
