import { hasNotStarted } from '@dispatch/domain/jobs/unit-state';
import type { Job } from './jobs/jobs';

/** The paper of the next stop, or of the last; in both languages, since people at either end may read another one. */
export function billOfLadingHref({ id, status }: Pick<Job, 'id' | 'status'>): string {
  const stage = hasNotStarted(status) ? 'pickup' : 'delivery';
  return `/api/jobs/${String(id)}/bill-of-lading?stage=${stage}&language=both`;
}
