import type { JobStatus } from '@dispatch/domain/jobs/job-status';
import { type JobSetting, type PlannedCancellation, type PlannedJob, planJob } from './plan-jobs';

interface CalledOff extends Omit<PlannedCancellation, 'at'> {
  readonly status: JobStatus;
  readonly minutesAgo: number;
}

/** The first was a dry run. All were created after every other job, so the other job numbers stay the same. */
const CALLED_OFF: readonly CalledOff[] = [
  {
    status: 'assigned',
    minutesAgo: 150,
    reason: 'not-ready',
    note: 'Gate locked, nobody on site. The driver waited 40 minutes.',
    dryRunChargeCents: 18_500,
  },
  {
    status: 'pending',
    minutesAgo: 120,
    reason: 'duplicate',
    note: null,
    dryRunChargeCents: null,
  },
  {
    status: 'pending',
    minutesAgo: 90,
    reason: 'customer',
    note: 'Sold to a local buyer.',
    dryRunChargeCents: null,
  },
];

const MINUTE = 60_000;
/** An order was cancelled after this share of its age. */
const LIVED = 0.6;

/** The recently cancelled orders, in order of creation. */
export function planCancelled(setting: JobSetting): PlannedJob[] {
  const now = setting.now.getTime();
  return CALLED_OFF.map(({ status, minutesAgo, ...why }) => {
    const createdAt = new Date(now - minutesAgo * MINUTE);
    const at = new Date(now - Math.round(minutesAgo * (1 - LIVED)) * MINUTE);
    return { ...planJob(setting, status, 1), createdAt, cancellation: { ...why, at } };
  });
}
