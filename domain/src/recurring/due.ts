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
  /** Planned dates of which something has become already. */
  readonly settled: ReadonlySet<string>;
  /** Dates before it are not missed. */
  readonly watchFrom: string;
  readonly now: Date;
  readonly timeZone: string;
}

export interface Due {
  readonly make: readonly DatedOccurrence[];
  /** Their date passed while no server made them. */
  readonly missed: readonly DatedOccurrence[];
  /** When the next one is to be made; null where nothing is to come. */
  readonly nextAt: Date | null;
}

/** How long after its date something is still noticed as missed. */
const MISSED_DAYS = 31;

const isDated = (occurrence: Occurrence): occurrence is DatedOccurrence => occurrence.day !== null;

/** The first planned date of which something may be due. */
export function dueFrom(now: Date, timeZone: string): string {
  return addDays(dayOf(now, timeZone), -MISSED_DAYS);
}

/** What of a series is to be made now. A date that has passed is never made, nor is one that is settled. */
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

/** The next dates from today on, those left out among them, settled or not. */
export function nextDates(schedule: Schedule, today: string, most: number): Occurrence[] {
  const next: Occurrence[] = [];
  for (const occurrence of occurrencesFrom(schedule, addDays(today, -MOST_MOVED_DAYS))) {
    if ((occurrence.day ?? occurrence.plannedOn) < today) continue;
    next.push(occurrence);
    if (next.length === most) break;
  }
  return next;
}
