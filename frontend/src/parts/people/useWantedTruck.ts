import { wantedTruck, type DriversJob, type WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useMemo } from 'react';

/** What the jobs require of a driver; the same object while the requirements are equal. */
export function useWantedTruck(jobs: readonly DriversJob[]): WantedTruck {
  const { units, pickup } = wantedTruck(jobs);
  const { city, province } = pickup;
  return useMemo(() => ({ units, pickup: { city, province } }), [units, city, province]);
}
