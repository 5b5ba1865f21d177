import { MAX_UNITS } from '../limits';
import { blankUnit, type DispatchFormValues, type DispatchUnit } from './dispatch-form';
import { splitMakeModel } from './dispatch-payload';

/** The fields of the single vehicle, which multiple mode clears. */
export type SingleVehicle = Pick<
  DispatchFormValues,
  'vehicleYear' | 'vehicleMakeModel' | 'vinLast8' | 'price'
>;

const isGiven = (value: unknown) => value !== null && value !== '';

export function hasUnitWork({ id: _id, ...fields }: DispatchUnit): boolean {
  return Object.values(fields).some(isGiven);
}

/** Null if nothing was entered. */
export function singleVehicleOf(values: SingleVehicle): SingleVehicle | null {
  const { vehicleYear, vehicleMakeModel, vinLast8, price } = values;
  const vehicle = { vehicleYear, vehicleMakeModel, vinLast8, price };
  return Object.values(vehicle).some(isGiven) ? vehicle : null;
}

export function toUnit(vehicle: SingleVehicle, id: string): DispatchUnit {
  const { make, model } = splitMakeModel(vehicle.vehicleMakeModel);
  const { vehicleYear: year, vinLast8, price } = vehicle;
  return { ...blankUnit(id), year, make: make ?? '', model: model ?? '', vinLast8, price };
}

/** The earlier units, then the units entered since; null above the limit. */
export function withEarlierUnits(
  units: readonly DispatchUnit[],
  earlier: readonly DispatchUnit[],
): readonly DispatchUnit[] | null {
  const all = [...earlier, ...units.filter(hasUnitWork)];
  return all.length > MAX_UNITS ? null : all;
}
