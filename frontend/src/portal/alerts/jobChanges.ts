import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';

export interface JobChanges {
  readonly added: readonly Job[];
  readonly changed: readonly Job[];
}

/**
 * Dispatch's changes between two snapshots of a driver's open jobs. `own` are the jobs that the
 * driver is changing now; a newer version of those is the driver's own change.
 */
export function jobChanges(
  before: readonly Job[],
  now: readonly Job[],
  own: ReadonlySet<number>,
): JobChanges {
  const known = new Map(before.map(({ id, version }) => [id, version]));
  const open = now.filter(({ id, status }) => isOpen(status) && !own.has(id));
  return {
    added: open.filter(({ id }) => !known.has(id)),
    changed: open.filter(({ id, version }) => version > (known.get(id) ?? version)),
  };
}
