import { isChecked } from '@dispatch/domain/vehicles/vin-agreement';
import type { Job, JobUnit } from '../../../api/jobs/jobs';

/** Whether nobody has looked at the unit yet, or what was read is not its VIN any more. */
export function isUnchecked({ vehicle, leftBehind, vinCheck }: JobUnit): boolean {
  const isSettled = isChecked(vehicle, vinCheck) || vinCheck?.isLoadedAnyway;
  return !leftBehind && !isSettled;
}

/** The next unit in the order of loading that is still to be looked at; null when there is none. */
export function nextToCheck({ jobVehicles }: Job, unitId: number): number | null {
  const from = jobVehicles.findIndex(({ id }) => id === unitId) + 1;
  const others = [...jobVehicles.slice(from), ...jobVehicles.slice(0, from)];
  return others.find((unit) => unit.id !== unitId && isUnchecked(unit))?.id ?? null;
}
