import { parseCalendarDate } from './calendar-date';

const HOUR_MS = 60 * 60 * 1000;
/** Local clocks are at most 14 hours from UTC, so a day begins within this reach of UTC midnight. */
const REACH_MS = 15 * HOUR_MS;

/** Instants of one local day, the end excluded. */
export interface DayBounds {
  readonly start: Date;
  readonly end: Date;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** What was last asked for, which mostly is asked for again: the clocks of no zone go by parts of a second. */
let lastAsked = { second: NaN, timeZone: '', day: '' };

/** Where days begin, by zone and date, as some fifty looks at the calendar have told. */
const starts = new Map<string, number>();
const MOST_STARTS = 2_000;

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA-u-ca-gregory-nu-latn', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The calendar date 'YYYY-MM-DD' that clocks of the IANA zone show at the instant. */
export function dayOf(instant: Date, timeZone: string): string {
  const second = Math.floor(instant.getTime() / 1000);
  if (second !== lastAsked.second || timeZone !== lastAsked.timeZone)
    lastAsked = { second, timeZone, day: readDayOf(instant, timeZone) };
  return lastAsked.day;
}

function readDayOf(instant: Date, timeZone: string): string {
  const part = { year: '', month: '', day: '' };
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type === 'year' || type === 'month' || type === 'day') part[type] = value;
  }
  return `${part.year.padStart(4, '0')}-${part.month}-${part.day}`;
}

/** The local day that contains the instant. */
export function dayBounds(instant: Date, timeZone: string): DayBounds {
  return boundsOfDay(dayOf(instant, timeZone), timeZone);
}

/**
 * The instants of the calendar date 'YYYY-MM-DD' in the zone: 23, 24 or 25 hours, and none for a
 * date that the zone skipped. Throws RangeError for anything that is no date or no zone.
 */
export function boundsOfDay(date: string, timeZone: string): DayBounds {
  if (parseCalendarDate(date) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString().slice(0, 10);
  return { start: startOf(date, timeZone), end: startOf(next, timeZone) };
}

/** Where each of the calendar dates begins in the zone, in their order. */
export function startsOf(dates: readonly string[], timeZone: string): Date[] {
  let before: Date | undefined;
  return dates.map((date) => (before = startOf(date, timeZone, before)));
}

/** The first instant whose local date is the given one or later. */
function startOf(date: string, timeZone: string, dayBefore?: Date): Date {
  const key = `${timeZone} ${date}`;
  const known = starts.get(key);
  if (known !== undefined) return new Date(known);
  const start = searchStartOf(date, timeZone, dayBefore);
  if (starts.size >= MOST_STARTS) starts.clear();
  starts.set(key, start.getTime());
  return start;
}

/**
 * Searched rather than computed from an offset, which is wrong where clocks jump over midnight. Where
 * the day before began is only a hint that mostly spares the search.
 */
function searchStartOf(date: string, timeZone: string, dayBefore?: Date): Date {
  const hint = (dayBefore?.getTime() ?? NaN) + 24 * HOUR_MS;
  const isBefore = (at: number) => readDayOf(new Date(at), timeZone) < date;
  if (!Number.isNaN(hint) && isBefore(hint - 1) && !isBefore(hint)) return new Date(hint);
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  let before = utcMidnight - REACH_MS;
  let reached = utcMidnight + REACH_MS;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (isBefore(middle)) before = middle;
    else reached = middle;
  }
  return new Date(reached);
}
