/** Formats every number, amount, date and time that users see. */

import { correctFrenchDate } from '@dispatch/domain/time/correct-french-date';

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat>();

function kept<Format extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: () => Format,
): Format {
  const found = cache.get(key) ?? make();
  cache.set(key, found);
  // The key includes the options, so the cached format has the same type.
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

/** Short enough for the axis of a chart: `$1.2M`, `1,2 M$`. */
export function formatShortMoney(dollars: number, language: string): string {
  return kept(
    `short money ${language}`,
    () =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency: 'CAD',
        notation: 'compact',
        minimumFractionDigits: 0,
        maximumFractionDigits: 1,
      }),
  ).format(dollars);
}

/** Size of a file in megabytes with one decimal: `3.4 MB`, `3,4 Mo`. */
export function formatFileSize(bytes: number, language: string): string {
  return kept(
    `size ${language}`,
    () =>
      new Intl.NumberFormat(language, {
        style: 'unit',
        unit: 'megabyte',
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }),
  ).format(bytes / 1_000_000);
}

export type DateStyle =
  | 'date'
  | 'time'
  | 'dateTime'
  | 'weekday'
  | 'weekdayDate'
  | 'shortDay'
  | 'month'
  | 'shortMonth';

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  date: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { timeStyle: 'short' },
  dateTime: { dateStyle: 'medium', timeStyle: 'short' },
  weekday: { weekday: 'long', month: 'long', day: 'numeric' },
  weekdayDate: { weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' },
  shortDay: { month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  shortMonth: { month: 'short' },
};

/** A moment (ISO text in UTC) in the company's time zone. */
export function formatMoment(
  moment: string,
  style: DateStyle,
  language: string,
  timeZone: string,
): string {
  const text = kept(
    `${style} ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(language, { ...STYLES[style], timeZone }),
  ).format(new Date(moment));
  // The no-break space keeps a day and its month on one line.
  return language === 'fr-CA'
    ? correctFrenchDate(text).replace(/(\d|1er)\s(?=[a-z])/g, '$1\u00a0')
    : text;
}

/** The name of a time zone: 'Mountain Time', 'heure des Rocheuses'. */
export function formatTimeZone(timeZone: string, language: string): string {
  const parts = kept(
    `zone ${language} ${timeZone}`,
    () => new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }),
  ).formatToParts(new Date());
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** A time of day 'HH:MM': '2:30 p.m.', '14 h 30'. */
export function formatTime(time: string, language: string): string {
  return formatMoment(`1970-01-01T${time}:00Z`, 'time', language, 'UTC');
}

/** A calendar day `YYYY-MM-DD` or month `YYYY-MM`: the same in every time zone. */
export function formatDay(day: string, language: string, style: DateStyle = 'date'): string {
  const date = day.length === 7 ? `${day}-01` : day.slice(0, 10);
  return formatMoment(`${date}T00:00:00Z`, style, language, 'UTC');
}

/** 'Ann, Bo and Cy', 'Ann, Bo et Cy'. */
export function formatList(items: readonly string[], language: string): string {
  return new Intl.ListFormat(language).format(items);
}
