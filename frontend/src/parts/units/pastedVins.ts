import { isTbd } from '@dispatch/domain/people/customer';
import { addUnit, type DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { readVins } from '@dispatch/domain/vehicles/read-vins';
import { makeOfVin } from '@dispatch/domain/vehicles/vin-make';
import { likelyModelYear } from '@dispatch/domain/vehicles/vin-year';

/** The VINs in a pasted text, and nothing that is none. */
export function vinsOf(text: string): readonly string[] {
  return readVins(text).vins;
}

export interface VinPlace {
  /** Index of the unit that takes the first VIN. */
  readonly start: number;
  readonly latestYear: number;
  readonly newId: () => string;
}

interface Filled {
  readonly units: readonly DispatchUnit[];
  /** VINs for which there was no unit left. */
  readonly left: number;
}

/**
 * Several VINs, one per unit: the first goes to the unit at `start`, the others to the units
 * after it that have none and then to new ones.
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
 * The unit with this VIN, and with what it says of year and make. What a person typed stays; what the VIN
 * before it said goes with that VIN.
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
