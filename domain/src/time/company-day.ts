import { parseCalendarDate } from './calendar-date';

const HOUR_MS = 60 * 60 * 1000;
/** Local clocks are at most 14 hours from UTC, so a day starts within this distance of UTC midnight. */
const REACH_MS = 15 * HOUR_MS;

/** Bounds of one local day, the end excluded. */
export interface DayBounds {
  readonly start: Date;
  readonly end: Date;
}

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly clock: Intl.DateTimeFormat;
}

/** Creating a format takes about a hundred times as long as using it. */
const formats = new Map<string, Formats>();

function formatsOf(timeZone: string): Formats {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const two = '2-digit';
  const locale = 'en-CA-u-ca-gregory-nu-latn';
  const day = { timeZone, year: 'numeric', month: two, day: two } as const;
  const clock = { ...day, hourCycle: 'h23', hour: two, minute: two, second: two } as const;
  const made = {
    day: new Intl.DateTimeFormat(locale, day),
    clock: new Intl.DateTimeFormat(locale, clock),
  };
  formats.set(timeZone, made);
  return made;
}

function partsOf(format: Intl.DateTimeFormat, instant: Date) {
  const parts = { year: '', month: '', day: '', hour: '', minute: '', second: '' };
  for (const { type, value } of format.formatToParts(instant))
    if (type in parts) parts[type as keyof typeof parts] = value; // just asked
  return { ...parts, year: parts.year.padStart(4, '0') };
}

/** The calendar date 'YYYY-MM-DD' in the IANA time zone at the instant. */
export function dayOf(instant: Date, timeZone: string): string {
  const { year, month, day } = partsOf(formatsOf(timeZone).day, instant);
  return `${year}-${month}-${day}`;
}

/** Whether the instant is in local office hours: Monday to Friday, 9 a.m. to 5 p.m. */
export function isAtWork(instant: Date, timeZone: string): boolean {
  const hour = Number(partsOf(formatsOf(timeZone).clock, instant).hour);
  const weekday = new Date(`${dayOf(instant, timeZone)}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && hour >= 9 && hour < 17;
}

/** The last day asked for in each zone, in milliseconds: computing it takes as long as a small query. */
const lastDays = new Map<string, { readonly start: number; readonly end: number }>();

/** The local day that contains the instant. */
export function dayBounds(instant: Date, timeZone: string): DayBounds {
  const at = instant.getTime();
  let day = lastDays.get(timeZone);
  if (day === undefined || !(day.start <= at && at < day.end)) {
    const { start, end } = boundsOfDay(dayOf(instant, timeZone), timeZone);
    day = { start: start.getTime(), end: end.getTime() };
    lastDays.set(timeZone, day);
  }
  return { start: new Date(day.start), end: new Date(day.end) };
}

/**
 * The bounds of the calendar date 'YYYY-MM-DD' in the zone: 23, 24 or 25 hours, and empty for a date that the zone
 * skipped. Throws RangeError for an invalid date or zone.
 */
export function boundsOfDay(date: string, timeZone: string): DayBounds {
  if (parseCalendarDate(date) !== date) throw new RangeError(`Not a calendar date: ${date}`);
  const start = startOf(date, timeZone);
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString();
  // The day after 9999-12-31 has no four-digit year.
  const isLast = next.startsWith('+');
  const end = isLast
    ? new Date(start.getTime() + 24 * HOUR_MS)
    : startOf(next.slice(0, 10), timeZone);
  return { start, end };
}

/** Where each of the calendar dates starts in the zone, in order. */
export function startsOf(dates: readonly string[], timeZone: string): Date[] {
  return dates.map((date) => startOf(date, timeZone));
}

/**
 * The first instant whose local date is the given one or later. Calculated from the zone's offset if possible, and
 * searched if clocks skip midnight.
 */
function startOf(date: string, timeZone: string): Date {
  const isBefore = (at: number) => dayOf(new Date(at), timeZone) < date;
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  let guess = utcMidnight;
  // The second pass uses the offset near midnight itself.
  for (let look = 0; look < 2; look += 1) {
    guess = utcMidnight - offsetAt(guess, timeZone);
    if (isBefore(guess - 1) && !isBefore(guess)) return new Date(guess);
  }
  let before = utcMidnight - REACH_MS;
  let reached = utcMidnight + REACH_MS;
  while (reached - before > 1) {
    const middle = Math.floor((before + reached) / 2);
    if (isBefore(middle)) before = middle;
    else reached = middle;
  }
  return new Date(reached);
}

/** The zone's offset from UTC in milliseconds, at an instant of whole seconds. */
export function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(
    formatsOf(timeZone).clock,
    new Date(at),
  );
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - at;
}
