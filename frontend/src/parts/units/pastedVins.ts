import { isTbd } from '@dispatch/domain/people/customer';
import { addUnit, type DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { readVins } from '@dispatch/domain/vehicles/read-vins';
import { makeOfVin } from '@dispatch/domain/vehicles/vin-make';
import { likelyModelYear } from '@dispatch/domain/vehicles/vin-year';

/** The VINs in a pasted text; other text is ignored. */
export function vinsOf(text: string): readonly string[] {
  return readVins(text).vins;
}

export interface VinPlace {
  /** Index of the unit that receives the first VIN. */
  readonly start: number;
  readonly latestYear: number;
  readonly newId: () => string;
}

interface Filled {
  readonly units: readonly DispatchUnit[];
  /** The number of VINs that did not fit. */
  readonly left: number;
}

/**
 * Distributes several VINs: the first goes to the unit at `start`, the others to later units
 * without a VIN and then to new units.
 */
export function withPastedVins(
  present: readonly DispatchUnit[],
  vins: readonly string[],
  { start, latestYear, newId }: VinPlace,
): Filled {
  const waiting = [...vins];
  let units: readonly DispatchUnit[] = present.map((unit, index) =>
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
  return { units, left: waiting.length };
}

/**
 * Sets the VIN of a unit with the year and make it encodes. Values typed by the user stay; values
 * from the previous VIN are removed.
 */
export function withVin<Unit extends Pick<DispatchUnit, 'year' | 'make' | 'vinLast8'>>(
  unit: Unit,
  vin: string | undefined,
  latestYear: number,
): Unit {
  if (vin === undefined) return unit;
  const said = (text: string) => ({
    year: likelyModelYear(text, latestYear),
    make: makeOfVin(text) ?? '',
  });
  const [old, next] = [said(unit.vinLast8), said(vin)];
  return {
    ...unit,
    vinLast8: vin,
    year: unit.year === null || unit.year === old.year ? next.year : unit.year,
    make:
      unit.make.trim() === '' || isTbd(unit.make) || unit.make === old.make ? next.make : unit.make,
  };
}
