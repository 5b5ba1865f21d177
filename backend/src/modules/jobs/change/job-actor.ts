import type { JobActor } from '@dispatch/domain/jobs/job-status';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';

/** As whom somebody moves a job: whoever does not manage jobs is the driver of one. */
export function jobActorOf(holder: PermissionSet): JobActor {
  return can(holder, 'jobs:manage') ? 'staff' : 'driver';
}
