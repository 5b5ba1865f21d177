import { type VehicleRow, vehicleRow } from './job-rows';
import type { PlannedJob } from './plan-jobs';

/** A planned job with its id and its vehicles with theirs: an empty database begins at 1. */
export interface NumberedJob {
  readonly id: number;
  readonly job: PlannedJob;
  readonly vehicles: readonly VehicleRow[];
  /** The job whose last unit this one carries on, and the job that carries on the last unit of this one. */
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

/** Every vehicle once: a unit that is carried on is the same vehicle. */
export function vehiclesOf(jobs: readonly NumberedJob[]): VehicleRow[] {
  return jobs.flatMap(({ vehicles, carriedFromId }) => (carriedFromId === null ? vehicles : []));
}
