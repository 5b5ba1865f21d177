import { type VehicleRow, vehicleRow } from './job-rows';
import type { PlannedJob } from './plan-jobs';

/** A planned job and its vehicles with their ids; in an empty database ids begin at 1. */
export interface NumberedJob {
  readonly id: number;
  readonly job: PlannedJob;
  readonly vehicles: readonly VehicleRow[];
  /** The job from which this one took over the last unit, and the job that took over this one's. */
  readonly carriedFromId: number | null;
  readonly carriedToId: number | null;
}

export function numberJobs(jobs: readonly PlannedJob[]): NumberedJob[] {
  const idOf = (kind: 'from' | 'on') =>
    jobs.findIndex(({ carrying }) => carrying?.kind === kind) + 1;
  const [fromId, onId] = [idOf('from'), idOf('on')];
  let lastVehicleId = 0;
  let left: VehicleRow[] = [];
  return jobs.map((job, index) => {
    const kind = job.carrying?.kind;
    const vehicles =
      kind === 'on'
        ? left
        : job.units.map((unit) => vehicleRow((lastVehicleId += 1), unit, job.createdAt));
    if (kind === 'from') left = vehicles.slice(-1);
    return {
      id: index + 1,
      job,
      vehicles,
      carriedFromId: kind === 'on' ? fromId : null,
      carriedToId: kind === 'from' ? onId : null,
    };
  });
}

/** Every vehicle once: a rebooked unit is the same vehicle. */
export function vehiclesOf(jobs: readonly NumberedJob[]): VehicleRow[] {
  return jobs.flatMap(({ vehicles, carriedFromId }) => (carriedFromId === null ? vehicles : []));
}
