import { isTbd } from '../people/customer';
import { VIN_LAST, VIN_MAX, VIN_MIN } from '../limits';

/** Warnings about a VIN; the user decides, since grey imports and old vehicles break the rules. */
export type VinWarning = 'forbidden-letters' | 'check-digit' | 'model-year';

const TRANSLITERATION: Readonly<Record<string, number>> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8 },
  ...{ J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
};
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_POSITION = 8;

/** One code per model year, from 1980 on, repeating every thirty years. */
const YEAR_CODES = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const FIRST_CODED_YEAR = 1980;
const CODED_CYCLES = 2;
/** Before this model year, manufacturers used their own formats. */
const FIRST_STANDARD_YEAR = 1981;

/** Upper case, without the spaces, dashes and bars added by scanners and users. */
export function normaliseVin(text: string): string {
  return text
    .toUpperCase()
    .replace(/^\s*(?:(?:VIN|NIV)\b|BAY-)/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether the text is a VIN or its end, 8 to 17 letters and digits. */
export function isVinInput(text: string): boolean {
  const vin = normaliseVin(text);
  return vin.length >= VIN_MIN && vin.length <= VIN_MAX && /^[A-Z0-9]+$/.test(vin);
}

/** Valid content of a vehicle's VIN field: a VIN, its end, or the placeholder of the create form. */
export function isVinOrTbd(text: string): boolean {
  return isTbd(text) || isVinInput(text);
}

export function lastEight(vin: string): string {
  return normaliseVin(vin).slice(-VIN_LAST);
}

/** The stored form: the last eight, and the full number if all 17 were given. */
export function splitVin(text: string): { vinLast8: string; vin: string | null } {
  const vin = normaliseVin(text);
  return { vinLast8: vin.slice(-VIN_LAST), vin: vin.length === VIN_MAX ? vin : null };
}

/** Whether a stored vehicle has this VIN: full VINs are compared entirely, else the last eight. */
export function hasVin(
  vehicle: { readonly vin: string | null; readonly vinLast8: string | null },
  text: string,
): boolean {
  const vin = normaliseVin(text);
  if (!isVinInput(vin) || vehicle.vinLast8 !== vin.slice(-VIN_LAST)) return false;
  return vehicle.vin === null || vin.length < VIN_MAX || vehicle.vin === vin;
}

/** The index of the first other unit of a job with the same VIN; null if there is none. */
export function twinOf(vins: readonly string[], index: number): number | null {
  const own = splitVin(vins[index] ?? '');
  const twin = vins.findIndex((text, place) => place !== index && hasVin(own, text));
  return twin < 0 ? null : twin;
}

/** The correct check digit for a full VIN; null for other text. */
export function checkDigit(vin: string): string | null {
  if (vin.length !== VIN_MAX) return null;
  let sum = 0;
  for (const [position, weight] of WEIGHTS.entries()) {
    if (position === CHECK_POSITION) continue;
    const character = vin.charAt(position);
    const value = /\d/.test(character) ? Number(character) : TRANSLITERATION[character];
    if (value === undefined) return null;
    sum += weight * value;
  }
  const remainder = sum % 11;
  return remainder === 10 ? 'X' : String(remainder);
}

export function isCheckDigitValid(vin: string): boolean {
  const expected = checkDigit(vin);
  return expected !== null && vin.charAt(CHECK_POSITION) === expected;
}

/** Possible model years by the first of the last eight characters, the earliest first. */
export function candidateYears(vin: string): number[] {
  const index = YEAR_CODES.indexOf(lastEight(vin).charAt(0) || ' ');
  if (index < 0) return [];
  return Array.from(
    { length: CODED_CYCLES },
    (_, cycle) => FIRST_CODED_YEAR + index + cycle * YEAR_CODES.length,
  );
}

/** Warnings about an acceptable VIN input, with the model year if known. */
export function vinWarnings(text: string, year?: number | null): VinWarning[] {
  const vin = normaliseVin(text);
  if (!isVinInput(vin)) return [];
  const warnings: VinWarning[] = [];
  if (vin.length === VIN_MAX) {
    if (/[IOQ]/.test(vin)) warnings.push('forbidden-letters');
    else if (!isCheckDigitValid(vin)) warnings.push('check-digit');
  }
  const coded = typeof year === 'number' && year >= FIRST_STANDARD_YEAR;
  if (coded && !candidateYears(vin).includes(year)) warnings.push('model-year');
  return warnings;
}
