import { isTbd } from '@dispatch/domain/people/customer';
import type { Job, JobVehicle } from '../../api/jobs/jobs';

/** The vehicles to haul, in loading order. */
export function vehiclesOf(job: Job): JobVehicle[] {
  if (job.jobVehicles.length > 0) return job.jobVehicles.map(({ vehicle }) => vehicle);
  return job.vehicle ? [job.vehicle] : [];
}

/**
 * Vehicle title; unknown parts are replaced by `missing`. A placeholder is omitted and not
 * replaced. Without any part the name is `missing` alone.
 */
export function unitName(vehicle: JobVehicle, title: string | null, missing: string): string {
  const { year, make, model } = vehicle;
  const parts = [year, make, model].map((part) => part ?? '').map(String);
  const isPartly = title !== null && [make, model].some((part) => part && !isTbd(part));
  if (!isPartly) return title ?? missing;
  return parts
    .filter((part) => !isTbd(part))
    .map((part) => part || missing)
    .join(' ');
}
