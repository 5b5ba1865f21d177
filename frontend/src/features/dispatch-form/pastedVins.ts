import {
  addUnit,
  toMultipleVehicles,
  type DispatchFormValues,
  type DispatchUnit,
} from '@dispatch/domain/dispatch-form';
import { isVinInput, parsePastedVins } from '@dispatch/domain/vin';
import { likelyModelYear } from '@dispatch/domain/vin-year';

/** The VINs in a pasted text, and nothing that is none. */
export function vinsOf(text: string): string[] {
  return parsePastedVins(text).filter(isVinInput);
}

interface Filled<Values> {
  readonly values: Values;
  /** VINs for which there was no unit left. */
  readonly left: number;
}

/**
 * Several VINs, one per unit: the first goes to the unit at `start`, the others to the units
 * after it that have none and then to new ones. A single vehicle becomes the first of several.
 */
export function withPastedVins<Values extends DispatchFormValues>(
  values: Values,
  vins: readonly string[],
  { start, latestYear, newId }: { start: number; latestYear: number; newId: () => string },
): Filled<Values> {
  const base = values.isMultipleVehicles
    ? values
    : { ...values, ...toMultipleVehicles(values, newId()) };
  const waiting = [...vins];
  let units: readonly DispatchUnit[] = base.units.map((unit, index) =>
    index === start || (index > start && unit.vinLast8.trim() === '')
      ? withVin(unit, waiting.shift(), latestYear)
      : unit,
  );
  while (waiting.length > 0) {
    const longer = addUnit(units, newId());
    if (longer === units) break;
    const vin = waiting.shift();
    units = longer.map((unit, index) =>
      index === longer.length - 1 ? withVin(unit, vin, latestYear) : unit,
    );
  }
  return { values: { ...base, units }, left: waiting.length };
}

function withVin(unit: DispatchUnit, vin: string | undefined, latestYear: number): DispatchUnit {
  if (vin === undefined) return unit;
  return { ...unit, vinLast8: vin, year: unit.year ?? likelyModelYear(vin, latestYear) };
}
