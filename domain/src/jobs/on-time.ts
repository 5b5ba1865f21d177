import { isLoaded, type JobStatus } from './job-status';
import { awaitsPickup } from './pickup-day';

interface PickedUp {
  /** The calendar date `YYYY-MM-DD` that the customer requested. */
  readonly preferredPickupDate: string | null;
  /** The calendar date on which the vehicles were loaded, in the company's time zone. */
  readonly pickedUpOn: string | null;
}

/** Counts of delivered jobs: those with a promised day, and those picked up or delivered on time. */
export interface KeptPromises {
  readonly promisedJobs: number;
  readonly onTimeJobs: number;
  readonly promisedDeliveries: number;
  readonly onTimeDeliveries: number;
}

/**
 * The pickup date of a job after a change of its status on the day `today`. Null if the loading was not recorded or
 * the job is waiting again.
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

/** Whether a delivered job counts for punctuality: it had a preferred day, and its pickup date is known. */
export function isPromised({ preferredPickupDate, pickedUpOn }: PickedUp): boolean {
  return preferredPickupDate !== null && pickedUpOn !== null;
}

/** Whether a delivered job was picked up by its preferred day. */
export function isOnTime({ preferredPickupDate, pickedUpOn }: PickedUp): boolean {
  return preferredPickupDate !== null && pickedUpOn !== null && pickedUpOn <= preferredPickupDate;
}

/** Rounded percentage of promised jobs that were picked up on time; null without promised jobs. */
export function onTimeRate({
  promisedJobs,
  onTimeJobs,
}: Pick<KeptPromises, 'promisedJobs' | 'onTimeJobs'>): number | null {
  return promisedJobs <= 0 ? null : Math.round((100 * onTimeJobs) / promisedJobs);
}

/** Rounded percentage of promised deliveries that were on time; null without promised deliveries. */
export function deliveryRate({
  promisedDeliveries,
  onTimeDeliveries,
}: Pick<KeptPromises, 'promisedDeliveries' | 'onTimeDeliveries'>): number | null {
  return onTimeRate({ promisedJobs: promisedDeliveries, onTimeJobs: onTimeDeliveries });
}
