const FIRST_MS = 30_000;
const LONGEST_MS = 6 * 60 * 60 * 1000;

/** Keeps retrying a service that is down for a day until the second day: 30 s, 1 min, 2 min, … 6 h, 6 h. */
export const MAX_ATTEMPTS = 18;

/** Delay after a failed attempt; `random` from 0 to 1 spreads tasks that failed together. */
export function backOffMs(attempt: number, random: number): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempt - 1)) * (0.5 + random / 2);
}
