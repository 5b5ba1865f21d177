import { dayOf } from '../time/company-day';
import { addDays } from '../time/company-period';
import {
  makingTime,
  MOST_MOVED_DAYS,
  type Occurrence,
  occurrencesFrom,
  type Schedule,
} from './schedule';

export interface DatedOccurrence extends Occurrence {
  readonly day: string;
}

interface Known {
  /** Planned dates that already have a record. */
  readonly settled: ReadonlySet<string>;
  /** Earlier dates do not count as missed. */
  readonly watchFrom: string;
  readonly now: Date;
  readonly timeZone: string;
}

export interface Due {
  readonly make: readonly DatedOccurrence[];
  /** Dates that passed while no server was running. */
  readonly missed: readonly DatedOccurrence[];
  /** When the next job is due; null if there is none. */
  readonly nextAt: Date | null;
}

/** Dates are reported as missed for this many days. */
const MISSED_DAYS = 31;

const isDated = (occurrence: Occurrence): occurrence is DatedOccurrence => occurrence.day !== null;

/** The first planned date that may still be due. */
export function dueFrom(now: Date, timeZone: string): string {
  return addDays(dayOf(now, timeZone), -MISSED_DAYS);
}

/** The dates of a series that are due now. Passed dates and settled dates are never due. */
export function dueOf(schedule: Schedule, { settled, watchFrom, now, timeZone }: Known): Due {
  const today = dayOf(now, timeZone);
  const horizon = addDays(today, schedule.daysAhead + MOST_MOVED_DAYS);
  const make: DatedOccurrence[] = [];
  const missed: DatedOccurrence[] = [];
  let nextAt: Date | null = null;
  for (const occurrence of occurrencesFrom(schedule, dueFrom(now, timeZone))) {
    if (nextAt !== null && occurrence.plannedOn > horizon) break;
    if (!isDated(occurrence) || settled.has(occurrence.plannedOn)) continue;
    if (occurrence.day < today) {
      if (occurrence.plannedOn >= watchFrom) missed.push(occurrence);
      continue;
    }
    const at = makingTime(schedule, occurrence.day, timeZone);
    if (at <= now) make.push(occurrence);
    else if (nextAt === null || at < nextAt) nextAt = at;
  }
  return { make, missed, nextAt };
}

/** The next dates from today on, including those left out or settled. */
export function nextDates(schedule: Schedule, today: string, most: number): Occurrence[] {
  const next: Occurrence[] = [];
  for (const occurrence of occurrencesFrom(schedule, addDays(today, -MOST_MOVED_DAYS))) {
    if ((occurrence.day ?? occurrence.plannedOn) < today) continue;
    next.push(occurrence);
    if (next.length === most) break;
  }
  return next;
}
