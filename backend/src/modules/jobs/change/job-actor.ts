import type { JobActor } from '@dispatch/domain/jobs/job-status';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';

/** The role in which a user moves a job: without permission to manage jobs, as its driver. */
export function jobActorOf(holder: PermissionSet): JobActor {
  return can(holder, 'jobs:manage') ? 'staff' : 'driver';
}
