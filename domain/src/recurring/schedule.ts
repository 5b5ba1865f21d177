import type { ProvinceCode } from '../places/province';
import { addDays } from '../time/company-period';
import { instantAt } from '../time/local-time';
import { type Holiday, holidayOn } from './holidays';
import { weekdayOf } from './movable-days';

export const PATTERN_KINDS = ['weekdays', 'month-day', 'dates'] as const;
export const HOLIDAY_RULES = ['skip', 'before', 'after', 'make'] as const;
export type HolidayRule = (typeof HOLIDAY_RULES)[number];

export const SCHEDULE_LIMITS = { everyWeeks: 52, dates: 100, daysAhead: 60 } as const;
/** Dates shown before a series is saved. */
export const PREVIEWED = 10;
/** Days to search for the next date. No gap is longer than the 8 years between two leap days. */
const REACH_DAYS = 8 * 366;

export type Pattern =
  /** Monday 1 to Sunday 7, every given number of weeks from the start's week. */
  | {
      readonly kind: 'weekdays';
      readonly weekdays: readonly number[];
      readonly everyWeeks: number;
    }
  /** In a shorter month, its last day. */
  | { readonly kind: 'month-day'; readonly monthDay: number }
  | { readonly kind: 'dates'; readonly dates: readonly string[] };

export interface Schedule {
  readonly pattern: Pattern;
  /** Calendar dates, both inclusive. */
  readonly startOn: string;
  readonly endOn: string | null;
  /** The province whose holidays apply; null for none. */
  readonly province: ProvinceCode | null;
  readonly onHoliday: HolidayRule;
  readonly daysAhead: number;
  /** 'HH:MM' in the company's time zone. */
  readonly makeAt: string;
}

export interface Occurrence {
  /** The date in the pattern; identifies the occurrence permanently. */
  readonly plannedOn: string;
  /** The pickup date; null if it is left out for a holiday. */
  readonly day: string | null;
  /** The holiday on the planned date, even if the rule does not move it. */
  readonly holiday: Holiday | null;
}

/** The occurrences from the date on, in order; infinite if the schedule has no end. */
export function* occurrencesFrom(schedule: Schedule, from: string): Generator<Occurrence> {
  const first = from > schedule.startOn ? from : schedule.startOn;
  for (let date = first, gone = 0; gone < REACH_DAYS; date = addDays(date, 1), gone += 1) {
    if (date > (lastDate(schedule) ?? date)) return;
    if (!isPlanned(schedule, date)) continue;
    gone = 0;
    yield occurrenceOn(schedule, date);
  }
}

/** Null if the pattern does not contain the date. */
export function plannedOccurrence(schedule: Schedule, date: string): Occurrence | null {
  const { startOn, endOn } = schedule;
  if (date < startOn || (endOn !== null && date > endOn)) return null;
  return isPlanned(schedule, date) ? occurrenceOn(schedule, date) : null;
}

/** When the job of that day is created. */
export function makingTime(
  { daysAhead, makeAt }: Pick<Schedule, 'daysAhead' | 'makeAt'>,
  day: string,
  timeZone: string,
): Date {
  return instantAt(addDays(day, -daysAhead), makeAt, timeZone);
}

/** A holiday moves an occurrence by less than this in either direction. */
export const MOST_MOVED_DAYS = 14;

function lastDate({ pattern, endOn }: Schedule): string | null {
  if (pattern.kind !== 'dates') return endOn;
  const last = [...pattern.dates].sort().at(-1) ?? '';
  return endOn !== null && endOn < last ? endOn : last;
}

function isPlanned({ pattern, startOn }: Schedule, date: string): boolean {
  if (pattern.kind === 'dates') return pattern.dates.includes(date);
  if (pattern.kind === 'weekdays')
    return (
      pattern.weekdays.includes(weekdayOf(date)) &&
      weeksBetween(startOn, date) % pattern.everyWeeks === 0
    );
  const isLast = addDays(date, 1).slice(5, 7) !== date.slice(5, 7);
  const day = Number(date.slice(8));
  return day === pattern.monthDay || (isLast && day < pattern.monthDay);
}

/** Weeks start on Monday. */
function weeksBetween(one: string, other: string): number {
  const mondayOf = (date: string) => Date.parse(addDays(date, 1 - weekdayOf(date)));
  return Math.round((mondayOf(other) - mondayOf(one)) / (7 * 24 * 60 * 60 * 1000));
}

function occurrenceOn({ province, onHoliday }: Schedule, plannedOn: string): Occurrence {
  const holiday = province === null ? null : holidayOn(province, plannedOn);
  if (province === null || holiday === null || onHoliday === 'make')
    return { plannedOn, day: plannedOn, holiday };
  if (onHoliday === 'skip') return { plannedOn, day: null, holiday };
  let day = plannedOn;
  do day = addDays(day, onHoliday === 'before' ? -1 : 1);
  while (weekdayOf(day) > 5 || holidayOn(province, day) !== null);
  return { plannedOn, day, holiday };
}
