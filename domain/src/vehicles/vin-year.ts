import { VIN_MAX } from '../limits';
import { candidateYears, normaliseVin } from './vin';
import { CHRYSLER_GROUP, LIGHT_CODES, SHARED_CODES, WMI_CODES } from './wmi-codes';

/** Light vehicles of the second cycle (from 2010) have a letter here; earlier ones a digit. */
const CYCLE_POSITION = 6;
const MAKER_LENGTH = 3;
/** Vehicles for other markets leave these positions and the year open. */
const OPEN_PLACES = /^.{3}ZZZ/;

const LIGHT_MAKERS = new Set(
  [
    ...Object.values(WMI_CODES).flatMap((codes) => codes.split(' ')),
    ...[...SHARED_CODES, ...LIGHT_CODES],
    ...[...CHRYSLER_GROUP.cars, ...CHRYSLER_GROUP.imports, ...CHRYSLER_GROUP.trucks],
  ].map((code) => code.slice(0, MAKER_LENGTH)),
);

/** 49 CFR 565.15 defines position 7 only for cars and light trucks. */
function isLight(vin: string): boolean {
  return LIGHT_MAKERS.has(vin.slice(0, MAKER_LENGTH)) && !OPEN_PLACES.test(vin);
}

/** Possible model years of a full VIN, none after `latest`. For light vehicles, position 7 leaves only one. */
export function possibleYears(text: string, latest: number): number[] {
  const vin = normaliseVin(text);
  if (vin.length !== VIN_MAX) return [];
  const years = candidateYears(vin).filter((year) => year <= latest);
  if (!isLight(vin)) return years;
  return /\d/.test(vin.charAt(CYCLE_POSITION)) ? years.slice(0, 1) : years.slice(-1);
}

/** The only possible model year of a full VIN, none after `latest`; null if two remain, as with heavy vehicles. */
export function likelyModelYear(text: string, latest: number): number | null {
  const [year, ...others] = possibleYears(text, latest);
  return year !== undefined && others.length === 0 ? year : null;
}
