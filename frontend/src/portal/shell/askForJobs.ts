import type { ApiDispatch } from '../../api/api';
import {
  driverCompletedJobPages,
  listDriverActiveJobs,
  listDriverAssignedJobs,
} from '../../api/driverJobs';

/** Requests the data of the driver's first view, and caches all answers, including errors. */
export async function askForJobs(dispatch: ApiDispatch, driverId: number): Promise<void> {
  const unseen = { subscribe: false };
  await Promise.all([
    dispatch(listDriverAssignedJobs.initiate({ driverId }, unseen)),
    dispatch(listDriverActiveJobs.initiate({ driverId }, unseen)),
    dispatch(driverCompletedJobPages.initiate({ driverId }, unseen)),
  ]);
}
