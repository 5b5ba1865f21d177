import type { FilledOrder } from '@dispatch/domain/order-text/fill-order';
import type { DispatchValues } from '../dispatchForm';

/** A field that was filled from a text and that nobody has confirmed or changed yet. */
export interface ToConfirm {
  /** Of a vehicle in the list of several, wherever it stands there now. */
  readonly unitId: string | null;
  readonly field: string;
  readonly value: string | number;
}

const OF_UNIT = /^units\.(\d+)\.(\w+)$/;

/** `units.0.make` says which unit and which of its fields; any other name is a field of the form. */
function placeOf(name: string, units: DispatchValues['units']) {
  const [, index, field] = OF_UNIT.exec(name) ?? [];
  if (index === undefined || field === undefined) return { unitId: null, field: name };
  return { unitId: units[Number(index)]?.id ?? null, field };
}

/** All that was filled. */
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

/** Those that still hold what was read; the same list where all do. */
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
