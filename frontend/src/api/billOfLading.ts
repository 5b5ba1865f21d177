import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import type { Job } from './jobs/jobs';

/**
 * The bill of lading of the next or last stop. It is in both languages, because the people at each
 * end may read different ones.
 */
export function billOfLadingHref({ id, status }: Pick<Job, 'id' | 'status'>): string {
  const stage = hasNotStarted(status) ? 'pickup' : 'delivery';
  return `/api/jobs/${String(id)}/bill-of-lading?stage=${stage}&language=both`;
}
