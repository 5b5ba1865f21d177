import { offsetAt } from './company-day';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * The first instant at which clocks of the zone show the time 'HH:MM' on the date. A time that clocks jump over is
 * the instant of the jump; of a time that they show twice it is the first.
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
