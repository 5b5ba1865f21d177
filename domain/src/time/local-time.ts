import { offsetAt } from './company-day';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first instant at which local clocks show 'HH:MM' on the date. A time skipped by the clocks is the instant of
 * the jump; for a repeated time it is the first.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  // The offsets of the day before and the day after: clocks change at most once between them.
  const [before, after] = [
    offsetAt(wall - DAY_MS, timeZone),
    offsetAt(wall + DAY_MS, timeZone),
  ] as const;
  if (offsetAt(wall - before, timeZone) === before) return new Date(wall - before);
  if (offsetAt(wall - after, timeZone) === after) return new Date(wall - after);
  let [old, changed] = [wall - DAY_MS, wall + DAY_MS];
  while (changed - old > 1000) {
    const middle = Math.floor((old + changed) / 2000) * 1000;
    if (offsetAt(middle, timeZone) === before) old = middle;
    else changed = middle;
  }
  return new Date(changed);
}

/** The time of day 'HH:MM' that local clocks show at the instant. */
export function timeOf(instant: Date, timeZone: string): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS) * MINUTE_MS;
  return new Date(minute + offsetAt(minute, timeZone)).toISOString().slice(11, 16);
}
