import type { ProvinceCode } from './province';

/** Letters that Canada Post uses: never D F I O Q U, and never W or Z as the first. */
const CODE = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

const PROVINCE_BY_LETTER: Readonly<Record<string, ProvinceCode>> = {
  ...{ A: 'NL', B: 'NS', C: 'PE', E: 'NB' },
  ...{ G: 'QC', H: 'QC', J: 'QC' },
  ...{ K: 'ON', L: 'ON', M: 'ON', N: 'ON', P: 'ON' },
  ...{ R: 'MB', S: 'SK', T: 'AB', V: 'BC', Y: 'YT' },
};
/** The two territories share the letter X. */
const TERRITORY_BY_AREA: Readonly<Record<string, ProvinceCode>> = {
  ...{ X0A: 'NU', X0B: 'NU', X0C: 'NU' },
  ...{ X0E: 'NT', X0G: 'NT', X1A: 'NT' },
};

/** The shape of a code, allowing an O for 0 or an I for 1 in digit positions. */
const SHAPE = /^[A-Z][\dOI][A-Z][\dOI][A-Z][\dOI]$/;
const DIGITS: Readonly<Record<string, string>> = { O: '0', I: '1' };

/** Upper case, without separators. In digit positions, O becomes 0 and I becomes 1. */
function compact(text: string): string {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s.\u2010-\u2015-]/g, '');
  if (!SHAPE.test(code)) return code;
  return [...code].map((sign, at) => (at % 2 === 0 ? sign : (DIGITS[sign] ?? sign))).join('');
}

/** Whether Canada Post could have issued the code. A failure is only a warning. */
export function isPlausiblePostalCode(text: string): boolean {
  return CODE.test(compact(text));
}

/** 'a1a1a1' becomes 'A1A 1A1', 'K1A OB1' 'K1A 0B1'; other text is only trimmed and upper-cased. */
export function normalisePostalCode(text: string): string {
  const code = compact(text);
  return CODE.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : text.trim().toUpperCase();
}

export function provinceOfPostalCode(text: string): ProvinceCode | null {
  const code = compact(text);
  if (!CODE.test(code)) return null;
  return PROVINCE_BY_LETTER[code.charAt(0)] ?? TERRITORY_BY_AREA[code.slice(0, 3)] ?? null;
}
