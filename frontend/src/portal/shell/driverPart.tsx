import type { ApiDispatch } from '../../api/api';
import parts from '../../lib/parts.json';
import { late } from '../../ui/over/late';
import { WaitScreen } from '../../ui/page/WaitScreen';

export const DriverApp = late(
  async () => (await import(/* webpackChunkName: "driver" */ './DriverApp')).DriverApp,
  { isPlain: true, wait: <WaitScreen /> },
);

/** All texts of the portal. */
export const DRIVER_TEXTS = parts.firstViews.driver.texts;

/** Loads the portal, and the jobs of its first view if a driver is given. */
export async function preparePortal(dispatch: ApiDispatch, driverId: number | null): Promise<void> {
  await DriverApp.load();
  if (driverId === null) return;
  const { askForJobs } = await import(/* webpackChunkName: "driver" */ './askForJobs');
  await askForJobs(dispatch, driverId);
}
