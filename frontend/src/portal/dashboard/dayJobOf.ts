import type { DayJob } from '@dispatch/domain/jobs/driver-day';
import type { Job } from '../../api/jobs/jobs';

/** What decides a job's place in the driver's day. */
export function dayJobOf({ id, status, jobVehicles, preferredPickupDate, createdAt }: Job): DayJob {
  return {
    ...{ id, status, createdAt },
    isBegun: jobVehicles.some(
      ({ leftBehind, vinCheck, reports = [] }) =>
        Boolean(leftBehind ?? vinCheck) || reports.length > 0,
    ),
    pickup: { day: preferredPickupDate },
    delivery: { day: null },
  };
}
