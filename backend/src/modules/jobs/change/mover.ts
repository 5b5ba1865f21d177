import type { Mover } from '@dispatch/domain/jobs/job-status';
import { can, type Holder } from '@dispatch/domain/people/permissions';

/** As whom somebody moves a job: whoever does not manage jobs is the driver of one. */
export function moverOf(holder: Holder): Mover {
  return can(holder, 'jobs:manage') ? 'staff' : 'driver';
}
