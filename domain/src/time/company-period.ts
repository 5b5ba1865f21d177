import { startsOf, type DayBounds } from './company-day';

/** A day `YYYY-MM-DD` or month `YYYY-MM` with its bounds, the end excluded. */
export interface Span extends DayBounds {
  readonly name: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The calendar date that many days later, or earlier for a negative number. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Number of calendar dates from the first to the last, both included; 0 or less if reversed. */
export function daysBetween(first: string, last: string): number {
  return (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS + 1;
}

/** Every day from the first to the last calendar date, in the zone. */
export function daySpans(first: string, last: string, timeZone: string): Span[] {
  const days = Array.from({ length: daysBetween(first, last) }, (_, n) => addDays(first, n));
  return spans(days, addDays(last, 1), timeZone);
}

/** The last `count` months, ending with the month of the calendar date. */
export function monthSpans(date: string, count: number, timeZone: string): Span[] {
  const [year, month] = [Number(date.slice(0, 4)), Number(date.slice(5, 7))];
  const firstOf = (n: number) => new Date(Date.UTC(year, month - 1 + n, 1)).toISOString();
  const firsts = Array.from({ length: count }, (_, n) => firstOf(n + 1 - count).slice(0, 10));
  return spans(firsts, firstOf(1).slice(0, 10), timeZone).map((span) => ({
    ...span,
    name: span.name.slice(0, 7),
  }));
}

function spans(dates: readonly string[], next: string, timeZone: string): Span[] {
  const starts = startsOf([...dates, next], timeZone);
  return starts.slice(0, -1).map((start, n) => ({
    name: dates[n] ?? '',
    start,
    end: starts[n + 1] ?? start,
  }));
}
