import type { JobState } from './job-intent';
import { isJobStatus } from './job-status';

/** How long users can undo their changes of jobs. */
export const UNDO_HOURS = 24;

/** Job fields to restore; absent fields stay. */
export interface PutBack extends Partial<Pick<JobState, 'status' | 'driverId'>> {
  readonly preferredPickupDate?: string | null;
}

type Facts = Readonly<Record<string, unknown>>;

const UNDONE: readonly string[] = ['job.assigned', 'job.unassigned', 'job.edited'];
const FACTS: readonly string[] = ['status', 'driverId', 'preferredPickupDate'];

const isIdOrNone = (value: unknown) => value === null || typeof value === 'number';
const isTextOrNone = (value: unknown) => value === null || typeof value === 'string';

/** The fields that undo an activity entry; null if it cannot be undone. */
export function putBackOf(action: string, before: Facts | null): PutBack | null {
  if (before === null || !UNDONE.includes(action)) return null;
  if (!Object.keys(before).every((fact) => FACTS.includes(fact))) return null;
  const { status, driverId = null, preferredPickupDate = null } = before;
  const isTold =
    (status === undefined || isJobStatus(status)) &&
    isIdOrNone(driverId) &&
    isTextOrNone(preferredPickupDate);
  return isTold ? before : null;
}
