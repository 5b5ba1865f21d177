import { isOpen } from '@dispatch/domain/jobs/job-status';
import type { Job } from '../../api/jobs/jobs';

export interface JobChanges {
  readonly added: readonly Job[];
  readonly changed: readonly Job[];
}

/**
 * What dispatch did between two looks at a driver's open jobs. `own` are the jobs that the driver
 * is changing at this moment; a newer version of those is their own doing.
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
