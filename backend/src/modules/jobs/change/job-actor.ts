import type { JobActor } from '@dispatch/domain/jobs/job-status';
import { can, type PermissionSet } from '@dispatch/domain/people/permissions';

/** The role of a user who moves a job: users who cannot manage jobs act as its driver. */
export function jobActorOf(holder: PermissionSet): JobActor {
  return can(holder, 'jobs:manage') ? 'staff' : 'driver';
}
