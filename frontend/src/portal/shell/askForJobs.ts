import type { ApiDispatch } from '../../api/cache/jobStatusCache';
import { phoneEndpoints } from '../../api/phone';

/** What the driver's first view asks for; kept for it whatever the answers are. */
export async function askForJobs(dispatch: ApiDispatch, driverId: number): Promise<void> {
  const { listDriverAssignedJobs, listDriverActiveJobs, driverCompletedJobPages } = phoneEndpoints;
  const unseen = { subscribe: false };
  await Promise.all([
    dispatch(listDriverAssignedJobs.initiate({ driverId }, unseen)),
    dispatch(listDriverActiveJobs.initiate({ driverId }, unseen)),
    dispatch(driverCompletedJobPages.initiate({ driverId }, unseen)),
  ]);
}
