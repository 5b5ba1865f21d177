interface PhoneParts {
  /** Number in E.164, '+14165550123'. */
  e164: string;
  extension: string | null;
}

const EXTENSION = /(?:x|ext\.?|extension|poste|#)[\s:.]*(\d{1,7})\s*$/iu;
const NORTH_AMERICAN = /^1?([2-9]\d{2}[2-9]\d{6})$/;

function parsePhone(text: string): PhoneParts | null {
  const extension = EXTENSION.exec(text)?.[1] ?? null;
  const number = text.replace(EXTENSION, '').trim();
  const digits = number.replace(/\D/g, '');
  const local = NORTH_AMERICAN.exec(digits)?.[1];
  if (local && (!number.startsWith('+') || digits.startsWith('1'))) {
    return { e164: `+1${local}`, extension };
  }
  if (number.startsWith('+') && /^[1-9]\d{7,14}$/.test(digits)) {
    return { e164: `+${digits}`, extension };
  }
  return null;
}

/** E.164 of a Canadian number, or of a foreign number written with '+'; null for other text. */
export function toE164(text: string): string | null {
  return parsePhone(text)?.e164 ?? null;
}

/**
 * Digits of a partly typed number, without the country code 1; null for other text. Users type displayed numbers
 * without separators.
 */
export function typedDigits(text: string): string | null {
  if (!/^[\d\s().+-]+$/.test(text)) return null;
  const digits = text.replace(/\D/g, '').replace(/^1/, '');
  return digits === '' ? null : digits;
}

/** Target of a call link. A number of unknown format is dialled as written; without digits it is null. */
export function telHref(text: string | null | undefined): string | null {
  if (!text) return null;
  const phone = parsePhone(text);
  if (phone) return `tel:${phone.e164}${phone.extension ? `;ext=${phone.extension}` : ''}`;
  const digits = text.replace(EXTENSION, '').replace(/\D/g, '');
  return digits === '' ? null : `tel:${digits}`;
}

/** '416-555-0123', with ' x12' for an extension; foreign numbers stay as written. */
export function formatPhone(text: string): string {
  const phone = parsePhone(text);
  if (!phone?.e164.startsWith('+1')) return text.trim();
  const digits = phone.e164.slice(2);
  const number = `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`;
  return phone.extension ? `${number} x${phone.extension}` : number;
}
