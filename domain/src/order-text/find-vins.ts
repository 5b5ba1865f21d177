import { recogniseHead } from '../imports/heads';
import { VIN_MAX } from '../limits';
import { fold } from '../text/search-words';
import { withoutLabel } from '../vehicles/read-vins';
import { isCheckDigitValid, isVinInput, normaliseVin } from '../vehicles/vin';
import type { OrderLine } from './order-lines';

/** Possibly with a label attached to it. */
const WHOLE_VIN = /(?<![\p{L}\p{N}])[A-Z0-9]{17,40}(?![\p{L}\p{N}])/giu;
/** `1HGCM-82633-A004352`, as some documents print it. */
const PARTED_VIN =
  /(?<![\p{L}\p{N}])[A-Z0-9]{2,14}(?:[ .\u2010-\u2015-][A-Z0-9]{2,14}){1,5}(?![\p{L}\p{N}])/giu;
const LONE_LAST_8 = /^(?=[A-Z0-9]*[A-Z])[A-Z0-9]{2}\d{6}$/i;
const LAST_8 = /(?<![\p{L}\p{N}])[A-Z0-9]{2}\d{6}(?![\p{L}\p{N}])/giu;
const VIN_WORD = /(?<!\p{L})(?:vins?|niv|last ?8|8 derniers|serial|serie|chassis)(?!\p{L})/u;

/** VINs of a line, and a VIN's last 8 characters if they are labelled or alone. */
export function vinsIn(line: OrderLine): { vin: string; text: string; at: number }[] {
  const { text, at, label, zone } = line;
  const isNamed =
    VIN_WORD.test(fold(text)) || (label !== null && recogniseHead('jobs', label) === 'vin');
  const found: { vin: string; text: string; at: number }[] = [];
  const add = (part: string, index: number) => {
    const vin = normaliseVin(part);
    if (isVinInput(vin)) found.push({ vin, text: part, at: at + index });
  };
  for (const match of text.matchAll(WHOLE_VIN)) {
    const vin = withoutLabel(match[0]);
    const within = match[0].toUpperCase().indexOf(vin);
    const part = match[0].slice(within, within + vin.length);
    if (vin.length === VIN_MAX && isLikelyVin(vin, isNamed)) add(part, match.index + within);
  }
  if (found.length > 0) return found;
  for (const match of text.matchAll(PARTED_VIN)) {
    const part = partedVin(match[0]);
    if (part !== null) add(part, match.index + match[0].indexOf(part));
  }
  if (found.length > 0 || zone === 'close') return found;
  if (LONE_LAST_8.test(text.trim())) add(text.trim(), text.length - text.trimStart().length);
  else if (isNamed) for (const match of text.matchAll(LAST_8)) add(match[0], match.index);
  return found;
}

/** Adjacent pieces that form a VIN; a valid check digit is required. */
function partedVin(text: string): string | null {
  const pieces = text.split(/(?<=[ .\u2010-\u2015-])/u);
  for (const first of pieces.keys()) {
    let joined = '';
    for (const piece of pieces.slice(first)) {
      joined += piece;
      const vin = normaliseVin(joined);
      if (vin.length === VIN_MAX && /\d/.test(vin) && isCheckDigitValid(vin))
        return joined.replace(/[ .\u2010-\u2015-]$/u, '');
      if (vin.length >= VIN_MAX) break;
    }
  }
  return null;
}

/** The check digit distinguishes a VIN from other numbers. A labelled VIN needs none: the user checks it. */
function isLikelyVin(vin: string, isNamed: boolean): boolean {
  if (isCheckDigitValid(vin)) return /[A-Z]/.test(vin);
  return /\d{4}$/.test(vin) && /[A-Z]/.test(vin) && (isNamed || !/[IOQ]/.test(vin));
}
