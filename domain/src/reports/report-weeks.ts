import { addDays } from '../time/company-period';

/** Number of weeks ahead in reports, with the current one. */
const WEEKS_AHEAD = 8;

/** The Monday of a calendar date's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The Mondays of the current week and the next ones. */
export function weeksAhead(today: string): string[] {
  return Array.from({ length: WEEKS_AHEAD }, (_, n) => addDays(mondayOf(today), 7 * n));
}

/** Where a date belongs: before today, in a week ahead (by its Monday), or later. */
type WeekPlace = 'past' | 'later' | (string & {});

export function weekPlace(day: string, today: string): WeekPlace {
  if (day < today) return 'past';
  const monday = mondayOf(day);
  return monday > addDays(mondayOf(today), 7 * (WEEKS_AHEAD - 1)) ? 'later' : monday;
}
