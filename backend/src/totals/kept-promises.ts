import { hasDeliveryPromise, isDeliveredOnTime } from '@dispatch/domain/jobs/stop-window';
import { isOnTime, isPromised } from '@dispatch/domain/jobs/on-time';
import type { Job } from '../database/schema/entities/jobs/job';

/** The fields of a job that decide its punctuality. */
export type Promised = Pick<
  Job,
  'status' | 'deletedAt' | 'preferredPickupDate' | 'pickedUpOn' | 'deliverBy' | 'completedAt'
>;

interface PromiseSum {
  readonly name: 'promised' | 'onTime' | 'promisedDeliveries' | 'onTimeDeliveries';
  /** Over delivered jobs. */
  readonly sql: string;
  readonly counts: (job: Promised) => boolean;
}

/** How many delivered jobs were promised for a day, and how many were picked up and delivered on time. */
export const PROMISE_SUMS: readonly PromiseSum[] = [
  {
    name: 'promised',
    sql: 'COUNT(CASE WHEN preferredPickupDate IS NOT NULL AND pickedUpOn IS NOT NULL THEN 1 END)',
    counts: isPromised,
  },
  {
    name: 'onTime',
    sql: 'COUNT(CASE WHEN pickedUpOn <= preferredPickupDate THEN 1 END)',
    counts: isOnTime,
  },
  {
    name: 'promisedDeliveries',
    sql: 'COUNT(CASE WHEN deliverBy IS NOT NULL AND completedAt IS NOT NULL THEN 1 END)',
    counts: hasDeliveryPromise,
  },
  {
    name: 'onTimeDeliveries',
    sql: 'COUNT(CASE WHEN completedAt <= deliverBy THEN 1 END)',
    counts: isDeliveredOnTime,
  },
];

/** One job's contribution to each sum, in order; zero unless it is delivered and in a list. */
export function promisesOf(job: Promised | null): readonly number[] {
  if (job?.status !== 'delivered' || job.deletedAt !== null) return PROMISE_SUMS.map(() => 0);
  return PROMISE_SUMS.map(({ counts }) => Number(counts(job)));
}
