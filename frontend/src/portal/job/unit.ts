import type { Job, JobVehicle } from '../../api/jobs';

/** What is hauled, in the order of loading. */
export function vehiclesOf(job: Job): JobVehicle[] {
  if (job.jobVehicles.length > 0) return job.jobVehicles.map(({ vehicle }) => vehicle);
  return job.vehicle ? [job.vehicle] : [];
}

/** '2021 Ford F-150'; `missing` stands in for each absent part, and once when all are absent. */
export function unitName({ year, make, model }: JobVehicle, missing: string): string {
  const parts = [year, make, model].map((part) => part ?? '');
  if (parts.every((part) => part === '')) return missing;
  return parts
    .map((part) => (part === '' ? missing : part))
    .filter((part) => part !== '')
    .join(' ');
}
