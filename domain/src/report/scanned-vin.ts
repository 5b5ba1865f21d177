import { VIN_MAX } from '../limits';
import { significantVin } from '../vehicles/vin-agreement';
import { withoutLabel } from '../vehicles/read-vins';
import { isCheckDigitValid } from '../vehicles/vin';

/** ISO 3779: the last four characters are digits. */
const ENDS_IN_DIGITS = /\d{4}$/;

const isVinShaped = (text: string) => text.length === VIN_MAX && ENDS_IN_DIGITS.test(text);
const isProven = (text: string) => isVinShaped(text) && isCheckDigitValid(text);

/** The runs of letters and digits, as a label, a web address or a list of fields has them. */
function fieldsOf(text: string): string[] {
  return text.toUpperCase().match(/[A-Z0-9]+/g) ?? [];
}

/** Every stretch as long as a VIN. */
function stretchesOf(field: string): string[] {
  const count = Math.max(0, field.length - VIN_MAX + 1);
  return Array.from({ length: count }, (_, from) => field.slice(from, from + VIN_MAX));
}

/** The only one there is; null when there is none, or when nobody could say which. */
function onlyOne(vins: readonly string[]): string | null {
  const [first, ...others] = new Set(vins);
  return first !== undefined && others.length === 0 ? first : null;
}

/**
 * The VIN in what a barcode says, with I, O and Q read as the digits that they stand for; null when there is none or more
 * than one. What stands before or behind it is cut. A field of its own comes first; within a longer
 * run, and where there are several, the check digit decides. Barcodes of grey imports break the check digit and are
 * taken where they stand alone.
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

/** Whether one look is enough: Code 39 has no check of its own, so a VIN without a check digit is read twice. */
export function isSureReading(vin: string): boolean {
  return isProven(vin);
}
