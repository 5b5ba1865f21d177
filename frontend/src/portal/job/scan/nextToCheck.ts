import { isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { Job, JobUnit } from '../../../api/jobs/jobs';

/** Whether the unit is unchecked, or its VIN has changed since the check. */
export function isUnchecked({ vehicle, leftBehind, vinCheck }: JobUnit): boolean {
  const isSettled = isChecked(vehicle, vinCheck) || vinCheck?.isLoadedAnyway;
  return !leftBehind && !isSettled;
}

/** The next unchecked unit in loading order; null if there is none. */
export function nextToCheck({ jobVehicles }: Job, unitId: number): number | null {
  const from = jobVehicles.findIndex(({ id }) => id === unitId) + 1;
  const others = [...jobVehicles.slice(from), ...jobVehicles.slice(0, from)];
  return others.find((unit) => unit.id !== unitId && isUnchecked(unit))?.id ?? null;
}
