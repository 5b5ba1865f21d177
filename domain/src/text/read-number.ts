import type { Language } from './language';

/** Units allowed next to the digits: a sign for dollars, `km` for kilometres. */
export type NumberUnit = '$' | '%' | 'km' | 'mi' | 'hour' | 'day' | 'month';

export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  readonly decimals: number;
  readonly unit?: NumberUnit | undefined;
}

/** The value can exceed its bounds. The first of two readings is the more likely one in Canada. */
export type NumberReading =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'ambiguous'; readonly readings: readonly [number, number] }
  | { readonly is: 'not a number' };

const NOT_A_NUMBER: NumberReading = { is: 'not a number' };
const DECIMAL_MARK: Readonly<Record<Language, string>> = { 'en-CA': '.', 'fr-CA': ',' };

/** Unit words; the dollar sign can also be on either side. */
const WORDS: Readonly<Record<NumberUnit, string>> = {
  $: '\\$? ?(CAD|CAN|CA)?|dollars?',
  '%': '%',
  km: 'km',
  mi: 'mi|miles?|milles?',
  hour: 'h|hours?|heures?',
  day: 'd|j|days?|jours?',
  month: 'months?|mois',
};
const BEFORE_DOLLARS = /^((CAD|CAN) ?\$?|(CA|C)?\$)/i;

const GROUPED = /^[1-9]\d{0,2}(?<mark>[ .,'])\d{3}(?:\k<mark>\d{3})*$/;

/**
 * Parses a typed number: `1,5`, `1 250,50 $` and `$1,250.50` in either language. A comma or point before three digits
 * can separate thousands or decimals: the bounds decide, then the language. A null language is for files.
 */
export function readNumber(
  text: string,
  language: Language | null,
  bounds: NumberBounds,
): NumberReading {
  const { sign, digits } = partsOf(plain(text).trim(), bounds.unit);
  const whole = digits === '' ? null : wholeOf(digits);
  const decimal = decimalOf(digits);
  if (whole === null && decimal === null) return NOT_A_NUMBER;
  if (whole === null || decimal === null)
    return { is: 'number', value: signed(sign, whole ?? decimal) };
  const mark = digits.includes(',') ? ',' : '.';
  return choose(signed(sign, whole), signed(sign, decimal), mark, language, bounds);
}

/** Normalizes spaces, apostrophes, minus signs and digits, and removes invisible characters. */
function plain(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Cf}/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2212\u2010-\u2013]/g, '-');
}

/** The minus can be before or after the dollar sign; accountants put negative amounts in parentheses. */
function partsOf(text: string, unit: NumberUnit | undefined) {
  const inside = /^\((.*)\)$/.exec(text)?.[1];
  const outer = signAndRest(inside ?? text);
  const inner = signAndRest(unit === undefined ? outer.rest : withoutUnit(outer.rest, unit));
  const signs = `${inside === undefined ? '' : '-'}${outer.sign}${inner.sign}`;
  return { sign: signs, digits: signs.length > 1 ? '' : inner.rest };
}

function withoutUnit(text: string, unit: NumberUnit): string {
  const rest = text.replace(new RegExp(`(${WORDS[unit]})$`, 'i'), '');
  return unit === '$' ? rest.replace(BEFORE_DOLLARS, '') : rest;
}

function signAndRest(text: string): { sign: string; rest: string } {
  const [, sign = '', rest = ''] = /^([+-]?)(.*)$/.exec(text.trim()) ?? [];
  return { sign, rest: rest.trim() };
}

/** Digits alone, or in groups of three; null for anything else. */
function wholeOf(text: string): string | null {
  if (/^\d*$/.test(text)) return text;
  return GROUPED.test(text) ? text.replace(/\D/g, '') : null;
}

function decimalOf(text: string): string | null {
  const [, before = '', mark = '', after = ''] = /^(.*)([.,])(\d*)$/.exec(text) ?? [];
  const whole = before.includes(mark) ? null : wholeOf(before);
  return whole === null || `${whole}${after}` === '' ? null : `${whole}.${after}`;
}

function signed(sign: string, digits: string | null): number {
  const value = Number(digits);
  return sign === '-' && value !== 0 ? -value : value;
}

function choose(
  whole: number,
  decimal: number,
  mark: string,
  language: Language | null,
  { min, max, decimals }: NumberBounds,
): NumberReading {
  const fits = (value: number) => value >= min && value <= max;
  const takesThree = decimals >= 3;
  if (decimals === 0) return { is: 'number', value: whole };
  if (fits(whole) && !fits(decimal)) return { is: 'number', value: whole };
  if (takesThree && fits(decimal) && !fits(whole)) return { is: 'number', value: decimal };
  if (language === 'en-CA' && mark === ',') return { is: 'number', value: whole };
  // In English, 10.005 is never thousands; the field reports its surplus decimals.
  const isPoint = language === 'en-CA' && Number(decimal.toFixed(decimals)) !== decimal;
  if ((takesThree || isPoint) && language !== null && mark === DECIMAL_MARK[language])
    return { is: 'number', value: decimal };
  return { is: 'ambiguous', readings: mark === ',' ? [whole, decimal] : [decimal, whole] };
}

/** A number as typed in that language, without groups, so that parsing returns the same number. */
export function numberText(value: number, language: Language): string {
  return String(value).replace('.', DECIMAL_MARK[language]);
}
