import { VIN_LAST, VIN_MAX, VIN_MIN } from '../limits';
import { isCheckDigitValid } from './vin';

/** Labels that precede a VIN. */
const LABELS = ['vins', 'vin', 'niv', 'bay', 'serial', 'serie', 'chassis', 'sn'];
const LABEL_WORDS = new Set(
  [
    ...LABELS,
    ...['no', 'n', 'number', 'num', 'numero', 'numéro', 'série', 'châssis', 'full', 'complet'],
    ...['last', 'derniers', 'de', 'du', 'des', 'les', 'the', 'and', 'et', 'or', 'ou'],
  ].map((word) => word.toUpperCase()),
);
const STUCK_LABEL = new RegExp(`^(?:${LABELS.join('|')})(?=[A-Z0-9]+$)`, 'iu');
const FIELD = /[\p{L}\p{N}]+/gu;
/** Longer fields have too many possible VIN positions. */
const LONGEST_FIELD = 40;
/** Numbers of a list: `1. KP042788`. */
const COUNTER = /^\d{1,2}$/;
/** Separators within one number; anything else separates two numbers. */
const WITHIN = /^[\s.\u2010-\u2015_-]*$/u;

/** Removes an attached label, or the I of import barcodes, from a VIN; other text is unchanged. */
export function withoutLabel(field: string): string {
  const upper = field.toUpperCase();
  const bare = upper.replace(STUCK_LABEL, '');
  if (upper.length !== VIN_MAX && [VIN_LAST, VIN_MAX].includes(bare.length)) return bare;
  if (upper.length <= VIN_MAX || upper.length > LONGEST_FIELD) return upper;
  if (upper.length === VIN_MAX + 1 && upper.startsWith('I')) return upper.slice(1);
  const stretches = Array.from({ length: upper.length - VIN_MAX + 1 }, (_, from) =>
    upper.slice(from, from + VIN_MAX),
  );
  const [proven, ...others] = new Set(stretches.filter(isProven));
  return proven !== undefined && others.length === 0 ? proven : upper;
}

interface Field {
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

export interface ReadVins {
  /** Full VINs and VIN ends, in text order. */
  readonly vins: readonly string[];
  /** Other words of the text, except labels. */
  readonly left: readonly string[];
}

/**
 * The VINs of a cell or a pasted list. A VIN can be written in groups, even across a line break; labels before it are
 * removed. If there is no VIN, a single word with a digit counts if it is long enough.
 */
export function readVins(source: string): ReadVins {
  const text = source.normalize('NFKC').toUpperCase();
  const fields = [...text.matchAll(FIELD)].map(({ 0: field, index }): Field => ({
    text: withoutLabel(field),
    at: index,
    end: index + field.length,
  }));
  const vins: string[] = [];
  const left: string[] = [];
  for (let at = 0; at < fields.length;) {
    const parts = joinedAt(fields, at, text);
    const vin = fields
      .slice(at, at + Math.max(parts, 1))
      .map((field) => field.text)
      .join('');
    if (parts > 0 || isWhole(vin) || isEnd(vin)) vins.push(vin);
    else if (!LABEL_WORDS.has(vin) && !COUNTER.test(vin)) left.push(vin);
    at += Math.max(parts, 1);
  }
  const [only] = left;
  const isOnly = vins.length === 0 && left.length === 1 && only !== undefined;
  return isOnly && isVinLike(only) ? { vins: [only], left: [] } : { vins, left };
}

/** Number of fields from here on that form one VIN; 0 for none. */
function joinedAt(fields: readonly Field[], first: number, text: string): number {
  let joined = '';
  let isOneRun = true;
  for (let at = first; at < fields.length && joined.length < VIN_MAX; at += 1) {
    const field = fields[at];
    if (field === undefined || !/^[A-Z0-9]+$/.test(field.text) || isWord(field.text)) return 0;
    const before = fields[at - 1];
    if (at > first && before && !WITHIN.test(text.slice(before.end, field.at))) isOneRun = false;
    joined += field.text;
    if (joined.length !== VIN_MAX || at === first) continue;
    const parts = fields.slice(first, at + 1);
    // Two adjacent VIN ends are two vehicles, even if they have 17 characters together.
    const areEnds = parts.every((part) => isEnd(part.text));
    if (isProven(joined) && !(areEnds && !isOneRun)) return parts.length;
    if (isOneRun && !areEnds && endsInDigits(joined) && /[A-Z]/.test(joined)) return parts.length;
  }
  return 0;
}

const isProven = (vin: string) => /[A-Z]/.test(vin) && isCheckDigitValid(vin);
const isWhole = (text: string) => text.length === VIN_MAX && isVinLike(text);
const isVinLike = (text: string) =>
  text.length >= VIN_MIN && text.length <= VIN_MAX && /^[A-Z0-9]+$/.test(text) && /\d/.test(text);
/** ISO 3779: the last four characters are digits; people write O for 0 and I for 1. */
const endsInDigits = (text: string) => /[\dIOQ]{4}$/.test(text);
const isEnd = (text: string) => isVinLike(text) && endsInDigits(text);
/** A group of a VIN can be three letters; longer ones have no vowel. */
const isWord = (text: string) =>
  LABEL_WORDS.has(text) || (/^[A-Z]{4,}$/.test(text) && /[AEIOUY]/.test(text));
