import { AppError, fieldError } from '../errors';
import { errorDetail } from '../field-problems';
import { MAX_UNITS } from '../limits';

/** Vehicle fields of a request that creates a job; null and absent both mean not given. */
export interface NewJobVehicles<Unit extends { readonly price?: number | null }> {
  readonly vehicleId?: number | null;
  readonly vehicleIds?: readonly number[] | null;
  readonly vehicleUnitsData?: readonly Unit[] | null;
}

export type PlannedUnits<Unit> =
  | { readonly kind: 'existing'; readonly units: { vehicleId: number; price: number | null }[] }
  | { readonly kind: 'new'; readonly units: readonly Unit[] };

/**
 * The units of a new job in order. Ids name existing vehicles; unit data sent with them sets their prices, one by
 * one. Unit data without ids creates vehicles. Throws `too_many_units`, naming the list, above nine, and a 400 on
 * `vehicleUnitsData` if the counts differ.
 */
export function plannedUnits<Unit extends { readonly price?: number | null }>(
  body: NewJobVehicles<Unit>,
): PlannedUnits<Unit> {
  const ids = idsOf(body);
  const data = body.vehicleUnitsData ?? [];
  assertUnitLimit('vehicleIds', ids);
  assertUnitLimit('vehicleUnitsData', data);
  if (ids.length === 0) return { kind: 'new', units: data };
  if (data.length > 0 && data.length !== ids.length) {
    throw fieldError('vehicleUnitsData', 'units_mismatch');
  }
  return {
    kind: 'existing',
    units: ids.map((vehicleId, index) => ({ vehicleId, price: data[index]?.price ?? null })),
  };
}

/** Throws `too_many_units`, naming the list, above nine. */
export function assertUnitLimit(field: string, units: readonly unknown[]): void {
  if (units.length <= MAX_UNITS) return;
  const params = { max: MAX_UNITS };
  const details = [errorDetail(field, 'too_many_units', params)];
  throw new AppError('too_many_units', params, { details });
}

/**
 * Checks the full list of units wanted for a job that has the units of `present`. Throws `too_many_units` above nine,
 * and a 400 on an entry whose id is duplicated or not on this job.
 */
export function assertWantedUnits(
  wanted: readonly { readonly id?: number | null }[],
  present: ReadonlySet<number>,
): void {
  assertUnitLimit('units', wanted);
  const seen = new Set<number>();
  for (const [index, { id }] of wanted.entries()) {
    if (id == null) continue;
    if (!present.has(id)) throw fieldError(`units.${index}.id`, 'unknown_unit');
    if (seen.has(id)) throw fieldError(`units.${index}.id`, 'doubled_unit');
    seen.add(id);
  }
}

function idsOf({
  vehicleId,
  vehicleIds,
}: Pick<NewJobVehicles<object>, 'vehicleId' | 'vehicleIds'>): readonly number[] {
  if (vehicleIds && vehicleIds.length > 0) return vehicleIds;
  return typeof vehicleId === 'number' ? [vehicleId] : [];
}
