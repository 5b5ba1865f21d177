import { isTbd } from '@dispatch/domain/people/customer';
import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Side } from '@dispatch/domain/jobs/job-location';
import type { Job, JobDriver, JobVehicle } from '../../api/jobs/jobs';

const isKnown = (text: string | null): text is string => Boolean(text) && !isTbd(text);

/** The last eight characters of the VIN; null for none and for the placeholder. */
export function vinText(vehicle: Pick<JobVehicle, 'vinLast8'> | null): string | null {
  return vehicle && isKnown(vehicle.vinLast8) ? vehicle.vinLast8 : null;
}

/** Its identity is stable, so lists do not rebuild their columns. */
export const nameOfJob = ({ jobId }: Pick<Job, 'jobId'>) => jobId;

/** 'City, Province', else the address: enough to identify the destination. */
export function placeName(job: Job, side: Side): string | null {
  const city = [job[`${side}City`], job[`${side}Province`]].filter(Boolean).join(', ');
  return job[`${side}City`] ? city : job[`${side}Address`] || city || null;
}

/** The address fields of a job. */
export type Addressed = Pick<Job, `${Side}${'Address' | 'City' | 'Province' | 'PostalCode'}`>;

/** Street, city, province and postal code on one line; null if nothing is known. */
export function fullAddress(job: Addressed, side: Side): string | null {
  const parts = [job[`${side}Address`], job[`${side}City`], job[`${side}Province`]];
  const line = [...new Set(parts.filter(Boolean))].join(', ');
  return [line, job[`${side}PostalCode`]].filter(Boolean).join(' ') || null;
}

/** The job and its current or former driver. */
export function jobAndDriver({ jobId }: Pick<Job, 'jobId'>, driver: JobDriver | null): string {
  return driver ? `${jobId} · ${driver.name}` : jobId;
}

/** The text key of a job without a driver; a delivered one is not waiting for a driver. */
export function noDriver({ status }: Pick<Job, 'status'>) {
  return isOpen(status) ? 'driver.none' : 'driver.nobody';
}

/** 'City, Province · Street': the street distinguishes two places of one town if there is room. */
export function placeAndStreet(job: Job, side: Side): string | null {
  const place = placeName(job, side);
  const street = job[`${side}Address`];
  return place && street && street !== place ? `${place} · ${street}` : place;
}
