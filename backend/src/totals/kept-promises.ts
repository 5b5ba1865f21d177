import { isOnTime, isPromised } from '@dispatch/domain/jobs/on-time';
import type { Job } from '../database/schema/entities/jobs/job';

/** What of a job says whether it counts for punctuality. */
export type Promised = Pick<Job, 'status' | 'deletedAt' | 'preferredPickupDate' | 'pickedUpOn'>;

/** Of delivered jobs, to be selected: how many were promised for a day, and how many of these kept it. */
export const PROMISED = `COUNT(CASE WHEN preferredPickupDate IS NOT NULL AND pickedUpOn IS NOT NULL THEN 1 END)`;
export const ON_TIME = 'COUNT(CASE WHEN pickedUpOn <= preferredPickupDate THEN 1 END)';

interface Promises {
  readonly promised: number;
  readonly onTime: number;
}

/** What one job adds to both; nothing unless it is delivered and in a list. */
export function promisesOf(job: Promised | null): Promises {
  if (job?.status !== 'delivered' || job.deletedAt !== null) return { promised: 0, onTime: 0 };
  return { promised: Number(isPromised(job)), onTime: Number(isOnTime(job)) };
}
