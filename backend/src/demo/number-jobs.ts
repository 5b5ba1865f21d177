import { type VehicleRow, vehicleRow } from './job-rows';
import type { PlannedJob } from './plan-jobs';

/** A planned job with its id and its vehicles with theirs: an empty database begins at 1. */
export interface NumberedJob {
  readonly id: number;
  readonly job: PlannedJob;
  readonly vehicles: readonly VehicleRow[];
}

export function numberJobs(jobs: readonly PlannedJob[]): NumberedJob[] {
  let lastVehicleId = 0;
  return jobs.map((job, index) => ({
    id: index + 1,
    job,
    vehicles: job.units.map((unit) => vehicleRow((lastVehicleId += 1), unit, job.createdAt)),
  }));
}
