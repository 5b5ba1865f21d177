const TIME = /^(\d{1,2})(?:\s?(?::|h|\.)\s?(\d{2})?)?\s?(?:(a|p)\.?\s?m\.?)?$/;
const DIGITS = /^(\d{2})(\d{2})$/;
const NAMED: Readonly<Record<string, string>> = {
  noon: '12:00',
  midi: '12:00',
  minuit: '00:00',
  midnight: '00:00',
};

/**
 * The time of day 'HH:MM' that was typed, in English or French: `8`, `8:30`, `14h`, `14 h 30`, `2 pm`, `0830`, `noon`.
 * Null if it is none.
 */
export function readTime(text: string): string | null {
  const plain = text.toLowerCase().replaceAll(/\s+/g, ' ').trim();
  const named = NAMED[plain];
  if (named !== undefined) return named;
  const [, hours, minutes = '00', half] = DIGITS.exec(plain) ?? TIME.exec(plain) ?? [];
  if (hours === undefined || Number(minutes) > 59) return null;
  const hour = Number(hours);
  if (half !== undefined && (hour < 1 || hour > 12)) return null;
  const full = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return full > 23 ? null : `${String(full).padStart(2, '0')}:${minutes}`;
}

/** Whether a text is a time of day 'HH:MM'. */
export function isTime(text: string): boolean {
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);
}
