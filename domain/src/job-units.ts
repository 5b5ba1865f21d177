import { AppError, errorMessage, fieldError } from './errors';
import { MAX_UNITS } from './limits';

/** Vehicle fields of a body that makes a job; null and absent both mean not given. */
export interface NewJobVehicles<Unit extends { readonly price?: number | null }> {
  readonly vehicleId?: number | null;
  readonly vehicleIds?: readonly number[] | null;
  readonly vehicleUnitsData?: readonly Unit[] | null;
}

export type PlannedUnits<Unit> =
  | { readonly kind: 'existing'; readonly units: { vehicleId: number; price: number | null }[] }
  | { readonly kind: 'new'; readonly units: readonly Unit[] };

/**
 * The units of a new job in order. Ids name vehicles that exist; unit data beside them gives their
 * unit prices, one for one. Unit data alone asks for new vehicles.
 * Throws `too_many_units`, naming the list, beyond nine, and a 400 on `vehicleUnitsData` when the counts differ.
 */
export function plannedUnits<Unit extends { readonly price?: number | null }>(
  body: NewJobVehicles<Unit>,
): PlannedUnits<Unit> {
  const ids = idsOf(body);
  const data = body.vehicleUnitsData ?? [];
  if (ids.length > MAX_UNITS) throw tooMany('vehicleIds');
  if (data.length > MAX_UNITS) throw tooMany('vehicleUnitsData');
  if (ids.length === 0) return { kind: 'new', units: data };
  if (data.length > 0 && data.length !== ids.length) {
    throw fieldError('vehicleUnitsData', 'There must be one unit for each vehicle.');
  }
  return {
    kind: 'existing',
    units: ids.map((vehicleId, index) => ({ vehicleId, price: data[index]?.price ?? null })),
  };
}

function tooMany(field: string): AppError {
  const message = errorMessage('too_many_units', { max: MAX_UNITS });
  return new AppError('too_many_units', message, { details: [{ field, message }] });
}

function idsOf({
  vehicleId,
  vehicleIds,
}: Pick<NewJobVehicles<object>, 'vehicleId' | 'vehicleIds'>): readonly number[] {
  if (vehicleIds && vehicleIds.length > 0) return vehicleIds;
  return typeof vehicleId === 'number' ? [vehicleId] : [];
}
