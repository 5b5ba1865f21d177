import type { Job, JobUnit } from '../../../api/jobs/jobs';

/** Whether the unit was moved to another job, which pays for it. */
export function isPaidElsewhere({ leftBehind }: JobUnit): boolean {
  return leftBehind?.carriedToId != null;
}

/** The prices of the units that this job pays for. */
export function unitPricesOf(job: Job): JobUnit['price'][] {
  return job.jobVehicles.filter((unit) => !isPaidElsewhere(unit)).map(({ price }) => price);
}
