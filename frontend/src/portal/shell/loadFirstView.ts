import { ROUTES, routeAt } from '@dispatch/domain/views/routes';
import type { ApiDispatch } from '../../api/api';
import {
  driverCompletedJobPages,
  listDriverActiveJobs,
  listDriverAssignedJobs,
} from '../../api/driverJobs';
import { JobPage } from '../job/lateJobPage';

/** Loads what the driver's first view shows: the page of a job if the address is one, and the jobs of a driver. */
export async function loadFirstView(dispatch: ApiDispatch, driverId: number | null): Promise<void> {
  const isJob = ROUTES[routeAt(location.pathname)].driver === 'driver-job';
  await Promise.all([isJob && JobPage.load(), driverId !== null && askForJobs(dispatch, driverId)]);
}

/** Caches all answers, including errors. */
async function askForJobs(dispatch: ApiDispatch, driverId: number): Promise<void> {
  const unseen = { subscribe: false };
  await Promise.all([
    dispatch(listDriverAssignedJobs.initiate({ driverId }, unseen)),
    dispatch(listDriverActiveJobs.initiate({ driverId }, unseen)),
    dispatch(driverCompletedJobPages.initiate({ driverId }, unseen)),
  ]);
}
