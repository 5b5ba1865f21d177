import { codePointLength } from './text';

/** Characters that people confuse, or that programs replace with typographic ones. */
const SAME_MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u0060\u00b4\u02b9\u02bb-\u02bd\u2018-\u201b\u2032\uff07]/gu, "'"],
  [/[\u00ab\u00bb\u201c-\u201f\u2033\uff02]/gu, '"'],
  [/[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/gu, '-'],
  [/œ/giu, 'oe'],
  [/æ/giu, 'ae'],
];
/** Soft hyphens, joiners and direction marks are invisible. */
const UNSEEN = /\p{Cf}/gu;

/** The visible name in lower case, with its accents. At most `max` characters. */
export function visibleKey(name: string, max: number): string {
  let plain = name;
  for (const [marks, one] of SAME_MARKS) plain = plain.replace(marks, one);
  const key = plain
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
  return codePointLength(key) <= max ? key : [...key].slice(0, max).join('');
}
