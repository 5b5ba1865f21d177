import { WaitScreen } from '../WaitScreen';
import type { DriverDestination } from './pages';

/** Stands where the portal's feature has not been registered. */
export function PendingPage(_props: { destination: DriverDestination }) {
  return <WaitScreen inline />;
}
