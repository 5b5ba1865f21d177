import type { FilledOrder } from '@dispatch/domain/order-text/fill-order';
import type { DispatchValues } from '../dispatchForm';

/** A field filled from a text that the user has not yet confirmed or changed. */
export interface ToConfirm {
  /** The id of a vehicle in the list, independent of its position. */
  readonly unitId: string | null;
  readonly field: string;
  readonly value: string | number;
}

const OF_UNIT = /^units\.(\d+)\.(\w+)$/;

/** `units.0.make` names a unit and its field; any other name is a field of the form. */
function placeOf(name: string, units: DispatchValues['units']) {
  const [, index, field] = OF_UNIT.exec(name) ?? [];
  if (index === undefined || field === undefined) return { unitId: null, field: name };
  return { unitId: units[Number(index)]?.id ?? null, field };
}

/** Marks for all filled fields. */
export function toConfirmOf(
  filled: FilledOrder['filled'],
  units: DispatchValues['units'],
): readonly ToConfirm[] {
  return Object.entries(filled).map(([name, value]) => ({ ...placeOf(name, units), value }));
}

export function isAt(
  { unitId, field }: ToConfirm,
  name: string,
  units: DispatchValues['units'],
): boolean {
  const place = placeOf(name, units);
  return place.field === field && place.unitId === unitId;
}

/** The marks whose fields still hold the recognized value; the same list if all do. */
export function stillToConfirm(
  list: readonly ToConfirm[],
  values: DispatchValues,
): readonly ToConfirm[] {
  const left = list.filter(({ unitId, field, value }) => {
    const holder =
      unitId === null
        ? values
        : values.isMultipleVehicles && values.units.find(({ id }) => id === unitId);
    return holder && Reflect.get(holder, field) === value;
  });
  return left.length === list.length ? list : left;
}
