import { VIN_MAX } from '../limits';
import { significantVin } from '../vehicles/vin-agreement';
import { withoutLabel } from '../vehicles/read-vins';
import { isCheckDigitValid } from '../vehicles/vin';

/** ISO 3779: the last four characters are digits. */
const ENDS_IN_DIGITS = /\d{4}$/;

const isVinShaped = (text: string) => text.length === VIN_MAX && ENDS_IN_DIGITS.test(text);
const isProven = (text: string) => isVinShaped(text) && isCheckDigitValid(text);

/** Runs of letters and digits, as in a label, a URL or a list of fields. */
function fieldsOf(text: string): string[] {
  return text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
}

/** Every substring as long as a VIN. */
function stretchesOf(field: string): string[] {
  const count = Math.max(0, field.length - VIN_MAX + 1);
  return Array.from({ length: count }, (_, from) => field.slice(from, from + VIN_MAX));
}

/** The only VIN; null if there is none or more than one. */
function onlyOne(vins: readonly string[]): string | null {
  const [first, ...others] = new Set(vins);
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * Finds the VIN in the text of a barcode; null if there is none or more than one. I, O and Q are read as similar
 * digits, and text around the VIN is removed. A separate field has priority; within a longer run, or with several
 * candidates, the check digit decides. Grey imports have invalid check digits and are accepted if there is no other
 * text.
 */
export function scannedVin(text: string): string | null {
  const fields = fieldsOf(text).map(withoutLabel).map(significantVin);
  const own = fields.filter(isVinShaped);
  if (own.length > 0) return onlyOne(own.some(isProven) ? own.filter(isProven) : own);
  const within = fields.flatMap(stretchesOf).filter(isProven);
  if (within.length > 0) return onlyOne(within);
  // A VIN written in groups: 1HGCM 82633A 004352.
  const joined = significantVin(withoutLabel(fieldsOf(text).join('')));
  if (isVinShaped(joined)) return joined;
  return onlyOne(stretchesOf(joined).filter(isProven));
}

/** Whether one reading suffices: Code 39 has no checksum, so a VIN without a valid check digit is read twice. */
export function isSureReading(vin: string): boolean {
  return isProven(vin);
}
