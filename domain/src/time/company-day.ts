import { parseCalendarDate } from './calendar-date';

const HOUR_MS = 60 * 60 * 1000;
/** Local clocks are at most 14 hours from UTC, so a day begins within this reach of UTC midnight. */
const REACH_MS = 15 * HOUR_MS;

/** Instants of one local day, the end excluded. */
export interface DayBounds {
  readonly start: Date;
  readonly end: Date;
}

interface Formats {
  readonly day: Intl.DateTimeFormat;
  readonly clock: Intl.DateTimeFormat;
}

/** Making one takes some hundred times as long as using it. */
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

/** The calendar date 'YYYY-MM-DD' that clocks of the IANA zone show at the instant. */
export function dayOf(instant: Date, timeZone: string): string {
  const { year, month, day } = partsOf(formatsOf(timeZone).day, instant);
  return `${year}-${month}-${day}`;
}

/** Whether clocks of the zone show a time of work: Monday to Friday, from 9 in the morning to 5 in the afternoon. */
export function isAtWork(instant: Date, timeZone: string): boolean {
  const hour = Number(partsOf(formatsOf(timeZone).clock, instant).hour);
  const weekday = new Date(`${dayOf(instant, timeZone)}T00:00:00Z`).getUTCDay();
  return weekday >= 1 && weekday <= 5 && hour >= 9 && hour < 17;
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
  const start = startOf(date, timeZone);
  const next = new Date(Date.parse(`${date}T00:00:00Z`) + 24 * HOUR_MS).toISOString();
  // The day after the last that four digits write has no such name.
  const isLast = next.startsWith('+');
  const end = isLast
    ? new Date(start.getTime() + 24 * HOUR_MS)
    : startOf(next.slice(0, 10), timeZone);
  return { start, end };
}

/** Where each of the calendar dates begins in the zone, in their order. */
export function startsOf(dates: readonly string[], timeZone: string): Date[] {
  return dates.map((date) => startOf(date, timeZone));
}

/**
 * The first instant whose local date is the given one or later. Computed from the zone's offset where that is right,
 * and searched where clocks jump over midnight.
 */
function startOf(date: string, timeZone: string): Date {
  const isBefore = (at: number) => dayOf(new Date(at), timeZone) < date;
  const utcMidnight = Date.parse(`${date}T00:00:00Z`);
  let guess = utcMidnight;
  // The second look takes the offset of about midnight itself.
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

/** How far clocks of the zone are ahead of UTC at an instant of whole seconds, in milliseconds. */
export function offsetAt(at: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = partsOf(
    formatsOf(timeZone).clock,
    new Date(at),
  );
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - at;
}
