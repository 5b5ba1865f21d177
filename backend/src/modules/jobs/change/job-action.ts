import type { JobState } from '@dispatch/domain/jobs/job-intent';
import type { Action } from '../../base/activity/activity-entry';

/** The action name in the activity log: the most important of several simultaneous changes. */
export function actionOf(before: JobState, after: JobState): Action {
  const hasMoved = after.status !== before.status;
  if (hasMoved && after.status === 'delivered') return 'job.delivered';
  if (after.driverId !== before.driverId)
    return after.driverId === null ? 'job.unassigned' : 'job.assigned';
  return hasMoved ? 'job.status-changed' : 'job.edited';
}
