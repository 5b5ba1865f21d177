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

/** Loads the portal and what its first view shows; the jobs only if a driver is given. */
export async function preparePortal(dispatch: ApiDispatch, driverId: number | null): Promise<void> {
  await DriverApp.load();
  const { loadFirstView } = await import(/* webpackChunkName: "driver" */ './loadFirstView');
  await loadFirstView(dispatch, driverId);
}
