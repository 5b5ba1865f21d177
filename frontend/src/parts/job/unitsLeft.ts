import type { Job, JobUnit } from '../../api/jobs/jobs';

/** What was left behind of a job. A copy that an older version kept says nothing of it. */
export function unitsLeft({ jobVehicles }: Pick<Job, 'jobVehicles'>): JobUnit[] {
  return jobVehicles.filter(({ leftBehind }) => leftBehind);
}

/** The units as the domain's rules ask for them. */
export function marksOf({ jobVehicles }: Pick<Job, 'jobVehicles'>) {
  return jobVehicles.map(({ id, leftBehind }) => ({ id, isLeft: Boolean(leftBehind) }));
}
