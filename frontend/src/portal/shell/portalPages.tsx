import { lazy } from 'react';
import { LateTheme } from '../../ui/over/LateTheme';
import { DashboardPage } from '../dashboard/DashboardPage';
import { JobPage } from '../job/JobPage';
import type { Destination } from '../../parts/navigation/destination';
import { useLateParts } from './useLateParts';

export type DriverDestination = Extract<Destination, { app: 'driver' }>;

/** The office's way in; drivers never load it. */
const PickerPage = lazy(async () => ({
  default: (await import(/* webpackChunkName: "driver-picker" */ '../picker/PickerPage'))
    .PickerPage,
}));

interface DriverPageProps {
  destination: DriverDestination;
  /** Who is signed in. */
  userId: number;
}

export function DriverPage({ destination, userId }: DriverPageProps) {
  useLateParts();
  switch (destination.page) {
    case 'picker':
      return (
        <LateTheme>
          <PickerPage />
        </LateTheme>
      );
    case 'dashboard':
      return <DashboardPage driverId={destination.driverId} userId={userId} />;
    case 'job': {
      const { driverId, jobId } = destination;
      return <JobPage key={jobId} driverId={driverId} jobId={jobId} userId={userId} />;
    }
  }
}
