import { isOnTime, isPromised } from '@dispatch/domain/jobs/on-time';
import type { Job } from '../database/schema/entities/jobs/job';

/** The fields of a job that decide its punctuality. */
export type Promised = Pick<Job, 'status' | 'deletedAt' | 'preferredPickupDate' | 'pickedUpOn'>;

/** Columns over delivered jobs: how many were promised for a day, and how many were picked up on time. */
export const PROMISED = `COUNT(CASE WHEN preferredPickupDate IS NOT NULL AND pickedUpOn IS NOT NULL THEN 1 END)`;
export const ON_TIME = 'COUNT(CASE WHEN pickedUpOn <= preferredPickupDate THEN 1 END)';

interface Promises {
  readonly promised: number;
  readonly onTime: number;
}

/** One job's contribution to both; zero unless it is delivered and in a list. */
export function promisesOf(job: Promised | null): Promises {
  if (job?.status !== 'delivered' || job.deletedAt !== null) return { promised: 0, onTime: 0 };
  return { promised: Number(isPromised(job)), onTime: Number(isOnTime(job)) };
}
