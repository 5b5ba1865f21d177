import { normalisePostalCode, provinceOfPostalCode } from './postal-code';
import { isProvinceCode, provinceFromText, type ProvinceCode } from './province';

export interface PastedAddress {
  readonly address: string | null;
  readonly city: string | null;
  readonly province: ProvinceCode | null;
  readonly postalCode: string | null;
}

/** Also matches an O for 0 or an I for 1, if at least one digit is correct. */
const POSTAL_CODE =
  /\b(?=[A-Z -]{0,6}\d)[ABCEGHJ-NPRSTVXY][\dOI][ABCEGHJ-NPRSTV-Z][ -]?[\dOI][ABCEGHJ-NPRSTV-Z][\dOI]\b/gi;
const LONGEST_PROVINCE_WORDS = 4;

/** Splits an address pasted on one or several lines; parts that cannot be determined are null. */
export function parsePastedAddress(text: string): PastedAddress {
  const code = text.match(POSTAL_CODE)?.at(-1);
  const postalCode = code ? normalisePostalCode(code) : null;
  const parts = partsOf(code ? withoutLast(text, code) : text);
  const named = takeProvince(parts, postalCode === null);
  const place = placeOf(parts, named !== null || postalCode !== null);
  // 'Québec' alone at the end of a street can be the city or the province.
  const city = place.city ?? (named?.isQuebecInFull && place.address ? named.text : null);
  return {
    address: place.address,
    city,
    province: named?.code ?? (postalCode ? provinceOfPostalCode(postalCode) : null),
    postalCode,
  };
}

function withoutLast(text: string, part: string): string {
  const at = text.lastIndexOf(part);
  return `${text.slice(0, at)} ${text.slice(at + part.length)}`;
}

/** Splits at lines, commas and the brackets of 'Montréal (Québec)'; drops the country. */
function partsOf(text: string): string[] {
  return text
    .split(/[\r\n,;()\t]+/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter((part) => part !== '')
    .map((part, index, all) =>
      index === all.length - 1 ? part.replace(/(?:^|\s)canada\.?$/i, '').trim() : part,
    )
    .filter((part) => part !== '');
}

interface NamedProvince {
  code: ProvinceCode;
  text: string;
  isQuebecInFull: boolean;
}

/**
 * Removes the province from the end of the last part. A single part without a postal code may be a street, so only a
 * province code counts there: 'rue Québec' has no province.
 */
function takeProvince(parts: string[], hasNoPostalCode: boolean): NamedProvince | null {
  const last = parts.at(-1);
  if (last === undefined) return null;
  const needsCode = parts.length === 1 && hasNoPostalCode;
  const words = last.split(' ');
  for (let count = Math.min(words.length, LONGEST_PROVINCE_WORDS); count > 0; count -= 1) {
    const text = words.slice(-count).join(' ');
    const code = provinceFromText(text);
    if (!code || (needsCode && !isProvinceCode(text))) continue;
    const rest = words.slice(0, -count).join(' ');
    parts.pop();
    if (rest !== '') parts.push(rest);
    return { code, text, isQuebecInFull: rest === '' && /^qu[eé]bec$/iu.test(text) };
  }
  return null;
}

/** Towns on the Cariboo road are named after their mile: '100 Mile House'. */
const NUMBERED_TOWN = /^\d+ mile\b/i;

/** The last part is the city unless it contains a number; the parts before it are the street. */
function placeOf(
  parts: readonly string[],
  isAddress: boolean,
): Pick<PastedAddress, 'address' | 'city'> {
  const last = parts.at(-1);
  const mayBeCity =
    last !== undefined &&
    (!/\d/.test(last) || NUMBERED_TOWN.test(last)) &&
    (parts.length > 1 || isAddress);
  const street = mayBeCity ? parts.slice(0, -1) : parts;
  return { address: street.join(', ') || null, city: mayBeCity ? last : null };
}
