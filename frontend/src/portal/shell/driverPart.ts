import type { ApiDispatch } from '../../api/api';
import { partOf } from '../../ui/over/part';

const { Part, load } = partOf(
  async () => (await import(/* webpackChunkName: "driver" */ './DriverApp')).DriverApp,
);

export const DriverApp = Part;

/** All that the portal says. */
export const DRIVER_TEXTS = ['driver', 'errors'] as const;

/** Loads the portal, and the jobs of its first view where a driver is named. */
export async function preparePortal(dispatch: ApiDispatch, driverId: number | null): Promise<void> {
  await load();
  if (driverId === null) return;
  const { askForJobs } = await import(/* webpackChunkName: "driver" */ './askForJobs');
  await askForJobs(dispatch, driverId);
}
