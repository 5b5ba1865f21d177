import { wantedTruck, type DriversJob, type WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useMemo } from 'react';

/** What jobs ask of a driver; the same object while they ask the same. */
export function useWantedTruck(jobs: readonly DriversJob[]): WantedTruck {
  const { units, pickup } = wantedTruck(jobs);
  const { city, province } = pickup;
  return useMemo(() => ({ units, pickup: { city, province } }), [units, city, province]);
}
