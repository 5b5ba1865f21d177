import { SEGMENT } from '../src/search/search-segments';
import { NO_PLACES } from './stored-job';

/** Which an index of words is asked for: MariaDB is told them by the beginnings of words, SQLite by ids. */
export function segmentsIn(values: readonly unknown[]): number[] {
  const [sought] = values;
  const tags = String(sought).match(/(?<=z)[0-9a-z]{4}(?=\d+\*)/g);
  if (String(sought).startsWith('+')) return (tags ?? []).map((tag) => parseInt(tag, 36)).sort();
  const bounds = values.filter((value) => typeof value === 'number');
  const segments: number[] = [];
  for (let run = 0; run < bounds.length; run += 2)
    for (let id = bounds[run] ?? 0; id < (bounds[run + 1] ?? 0); id += SEGMENT.job_search)
      segments.push(id / SEGMENT.job_search);
  return segments;
}

/** A row of a job that was delivered when it was made. */
export function deliveredRow({ id, completedAt }: { id: number; completedAt: Date }) {
  return {
    ...NO_PLACES,
    ...{ id, status: 'delivered', vehicleCount: 0, hasDriverReport: true, billingComplete: false },
    ...{ driverId: null, completedAt, version: 1, createdAt: completedAt, updatedAt: completedAt },
  };
}
