import type { Job, JobUnit } from '../../../api/jobs/jobs';

/** Whether another job took the unit over: it is paid for with that one. */
export function isPaidElsewhere({ leftBehind }: JobUnit): boolean {
  return leftBehind?.carriedToId != null;
}

/** The prices of the units that are paid for with this job. */
export function unitPricesOf(job: Job): JobUnit['price'][] {
  return job.jobVehicles.filter((unit) => !isPaidElsewhere(unit)).map(({ price }) => price);
}
