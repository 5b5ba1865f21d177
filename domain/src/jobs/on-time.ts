import { isLoaded, type JobStatus } from './job-status';
import { awaitsPickup } from './pickup-day';

interface PickedUp {
  /** The calendar date `YYYY-MM-DD` that the customer asked for. */
  readonly preferredPickupDate: string | null;
  /** The calendar date on which the vehicles were loaded, by the company's clocks. */
  readonly pickedUpOn: string | null;
}

/** Of delivered jobs: how many were promised for a day, and how many of these kept it. */
export interface KeptPromises {
  readonly promisedJobs: number;
  readonly onTimeJobs: number;
}

/**
 * The day on which a job was picked up, after a change of its status on the day `today`. Unknown of what was
 * never said to be loaded, and of what waits for its pickup again.
 */
export function pickedUpOnAfter(
  job: { readonly status: JobStatus; readonly pickedUpOn: string | null },
  next: JobStatus,
  today: string,
): string | null {
  if (awaitsPickup(next)) return null;
  if (!awaitsPickup(job.status)) return job.pickedUpOn;
  return isLoaded(next) ? today : null;
}

/** Whether a delivered job tells anything of punctuality: it had a day, and its pickup is known. */
export function isPromised({ preferredPickupDate, pickedUpOn }: PickedUp): boolean {
  return preferredPickupDate !== null && pickedUpOn !== null;
}

/** Whether a delivered job was picked up on its preferred day or before. */
export function isOnTime({ preferredPickupDate, pickedUpOn }: PickedUp): boolean {
  return preferredPickupDate !== null && pickedUpOn !== null && pickedUpOn <= preferredPickupDate;
}

/** Rounded percent of the promised jobs that were picked up on time; null where none was promised. */
export function onTimeRate({ promisedJobs, onTimeJobs }: KeptPromises): number | null {
  return promisedJobs <= 0 ? null : Math.round((100 * onTimeJobs) / promisedJobs);
}
