import { late } from '../../ui/over/late';
import { DashboardPage } from '../dashboard/DashboardPage';
import { JobPage } from '../job/JobPage';
import type { Destination } from '../../parts/navigation/destination';
import { WaitScreen } from '../../ui/page/WaitScreen';
import { useLateParts } from './useLateParts';

export type DriverDestination = Extract<Destination, { app: 'driver' }>;

/** The office's driver picker; drivers never load it. */
const PickerPage = late(async () => (await import('../picker/PickerPage')).PickerPage, {
  wait: <WaitScreen inline />,
});

interface DriverPageProps {
  destination: DriverDestination;
  /** The id of the signed-in user. */
  userId: number;
}

export function DriverPage({ destination, userId }: DriverPageProps) {
  useLateParts();
  switch (destination.page) {
    case 'picker':
      return <PickerPage />;
    case 'dashboard':
      return <DashboardPage driverId={destination.driverId} userId={userId} />;
    case 'job': {
      const { driverId, jobId } = destination;
      return <JobPage key={jobId} driverId={driverId} jobId={jobId} userId={userId} />;
    }
  }
}
