import { nextDates } from '@dispatch/domain/recurring/due';
import { makingTime, PREVIEWED, type Schedule } from '@dispatch/domain/recurring/schedule';
import { dayOf } from '@dispatch/domain/time/company-day';
import type { NextDateAnswer } from './schedule.schema';

interface Seen {
  readonly now: Date;
  readonly timeZone: string;
  /** The results of dates, by planned date. */
  readonly settled?: ReadonlyMap<string, NextDateAnswer['state']>;
}

export function shownDates(schedule: Schedule, { now, timeZone, settled }: Seen): NextDateAnswer[] {
  return nextDates(schedule, dayOf(now, timeZone), PREVIEWED).map((occurrence) => {
    const { plannedOn, day } = occurrence;
    return {
      ...occurrence,
      makeAt: day === null ? null : makingTime(schedule, day, timeZone).toISOString(),
      state: settled?.get(plannedOn) ?? (day === null ? 'left-out' : 'planned'),
    };
  });
}
