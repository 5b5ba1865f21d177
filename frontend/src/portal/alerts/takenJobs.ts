import type { Job } from '../../api/jobs/jobs';

/** Open jobs that disappeared from the list, except those the driver is changing. */
export function missingJobs(
  before: readonly Job[],
  now: readonly Job[],
  own: ReadonlySet<number>,
): Job[] {
  const still = new Set(now.map(({ id }) => id));
  return before.filter(({ id }) => !still.has(id) && !own.has(id));
}
