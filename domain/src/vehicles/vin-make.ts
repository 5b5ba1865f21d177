import { VIN_MAX } from '../limits';
import { normaliseVin } from './vin';
import { likelyModelYear } from './vin-year';
import { CHRYSLER_GROUP, SHARED_CODES, WMI_CODES } from './wmi-codes';

const LONGEST_CODE = 6;
const SHORTEST_CODE = 3;
/** Index of the fifth character, which distinguishes the makes of one group. */
const BRAND = 4;

/** Every make that a VIN can identify, in alphabetical order. */
export const KNOWN_MAKES: readonly string[] = Object.keys(WMI_CODES);

const MAKES = new Map<string, string | null>([
  ...Object.entries(WMI_CODES).flatMap(([make, codes]) =>
    codes.split(' ').map((code): [string, string] => [code, make]),
  ),
  ...SHARED_CODES.map((code): [string, null] => [code, null]),
]);

/** The make of a full VIN, if certain; null for any other VIN, and for anything but 17 characters. */
export function makeOfVin(text: string): string | null {
  const vin = normaliseVin(text);
  if (vin.length !== VIN_MAX) return null;
  for (let length = LONGEST_CODE; length >= SHORTEST_CODE; length -= 1) {
    const make = MAKES.get(vin.slice(0, length));
    if (make !== undefined) return make;
  }
  return makeOfChryslerGroup(vin);
}

function makeOfChryslerGroup(vin: string): string | null {
  const { cars, imports, trucks, firstYear, makes } = CHRYSLER_GROUP;
  const isOf = (codes: readonly string[]) => codes.includes(vin.slice(0, SHORTEST_CODE));
  // A letter in the seventh position means the second cycle, so no bound is needed.
  const year = likelyModelYear(vin, Number.POSITIVE_INFINITY);
  if (year === null) return null;
  const brand = vin.charAt(BRAND);
  if (year < firstYear) return isOf(cars) ? 'Chrysler' : null;
  if (isOf(trucks)) return brand === 'J' ? 'Jeep' : 'Ram';
  return isOf(cars) || isOf(imports) ? (makes[brand] ?? null) : null;
}
