import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import type { CheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import { lastEight } from '@dispatch/domain/vehicles/vin';
import type { SampleVehicle } from './sample-vehicles';

export interface PlannedCheck {
  readonly vin: string;
  readonly method: CheckMethod;
  readonly isLoadedAnyway: boolean;
}

/** From a job's creation to its completion, if any. */
interface Span {
  readonly createdAt: Date;
  readonly completedAt: Date | null;
}

/** The last characters of a VIN that no sample vehicle has. */
const OTHER_END = 'PX700417';

/** The time after this share of the way from a job's creation to its completion, or to now. */
export function timeAlong({ createdAt, completedAt }: Span, now: Date, part: number): Date {
  const start = createdAt.getTime();
  return new Date(Math.round(start + ((completedAt ?? now).getTime() - start) * part));
}

/** The share at which the vehicles are loaded. */
const PICKED_UP_PART = 0.45;

export function pickedUpAt(job: Span, now: Date): Date {
  return timeAlong(job, now, PICKED_UP_PART);
}

/** Drivers check most vehicles of active jobs; one loaded a different vehicle than ordered. */
export function checkOf(
  vehicle: SampleVehicle | null,
  status: JobStatus,
  index: number,
  place: number,
): PlannedCheck | null {
  const isUnderWay = status === 'picked-up' || status === 'in-transit';
  if (!isUnderWay || vehicle === null || (index + place) % 4 === 3) return null;
  const isLoadedAnyway = status === 'in-transit' && index === 1 && place === 0;
  if (isLoadedAnyway) return { vin: OTHER_END, method: 'typed', isLoadedAnyway };
  const isTyped = place % 3 === 2;
  return {
    vin: isTyped ? lastEight(vehicle.vin) : vehicle.vin,
    method: isTyped ? 'typed' : 'scan',
    isLoadedAnyway,
  };
}
