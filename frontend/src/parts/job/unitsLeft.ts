import type { Job, JobUnit } from '../../api/jobs/jobs';

/** The units left behind. Copies stored by an older version lack this. */
export function unitsLeft({ jobVehicles }: Pick<Job, 'jobVehicles'>): JobUnit[] {
  return jobVehicles.filter(({ leftBehind }) => leftBehind);
}

/** The units in the form that the domain rules need. */
export function marksOf({ jobVehicles }: Pick<Job, 'jobVehicles'>) {
  return jobVehicles.map(({ id, leftBehind }) => ({ id, isLeft: Boolean(leftBehind) }));
}
