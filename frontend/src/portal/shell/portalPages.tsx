import type { Page } from '@dispatch/domain/views/routes';
import { useRouteIds } from '../../parts/navigation/useRouteIds';
import { late } from '../../ui/over/late';
import { WaitScreen } from '../../ui/page/WaitScreen';
import { DashboardPage } from '../dashboard/DashboardPage';
import { JobPage } from '../job/lateJobPage';
import { useLateParts } from './useLateParts';

export type PortalPage = Extract<Page, `driver-${string}`>;

/** The office's driver picker; drivers never load it. */
const PickerPage = late(async () => (await import('../picker/PickerPage')).PickerPage, {
  texts: ['errors'],
  isPlain: true,
  wait: <WaitScreen inline />,
});

interface DriverPageProps {
  page: PortalPage;
  /** The id of the signed-in user. */
  userId: number;
}

export function DriverPage({ page, userId }: DriverPageProps) {
  useLateParts();
  const { driverId, jobId } = useRouteIds();
  if (page === 'driver-picker') return <PickerPage />;
  if (page === 'driver-dashboard' || jobId === null)
    return <DashboardPage driverId={driverId} userId={userId} />;
  return <JobPage key={jobId} driverId={driverId} jobId={jobId} userId={userId} />;
}
