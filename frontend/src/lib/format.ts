/** Everything a person reads as a number, amount, date or time is made here. */

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  // The key names the options, so what was kept under it is of the same kind.
  return found as Format;
}

/** Canadian dollars with cents: `$12,345.50`, `12 345,50 $`. */
export function formatMoney(dollars: number, language: string): string {
  return kept(
    `money ${language}`,
    () => new Intl.NumberFormat(language, { style: 'currency', currency: 'CAD' }),
  ).format(dollars);
}

export function formatNumber(value: number, language: string): string {
  return kept(`number ${language}`, () => new Intl.NumberFormat(language)).format(value);
}

/** `value` is already a percentage: 85 gives `85%` or `85 %`. */
export function formatPercent(value: number, language: string): string {
  return kept(
    `percent ${language}`,
    () => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
  ).format(value / 100);
}

export type DateStyle = 'date' | 'time' | 'dateTime' | 'weekday';

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
};

/** A moment (ISO text in UTC) in the company's time zone. */
export function formatMoment(
  moment: string,
  style: DateStyle,
  language: string,
  timeZone: string,
): string {
  return kept(
    `${style} ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(language, { ...STYLES[style], timeZone }),
  ).format(new Date(moment));
}

/** A calendar day `YYYY-MM-DD`: the same day in every time zone. */
export function formatDay(day: string, language: string): string {
  return formatMoment(`${day.slice(0, 10)}T00:00:00Z`, 'date', language, 'UTC');
}

/** 'Ann, Bo and Cy', 'Ann, Bo et Cy'. */
export function formatList(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(items);
}
