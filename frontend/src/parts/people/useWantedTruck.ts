import { wantedTruck, type DriversJob, type WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useMemo } from 'react';

/** The jobs' requirements for a driver; the same object while they are equal. */
export function useWantedTruck(jobs: readonly DriversJob[]): WantedTruck {
  const { units, pickup } = wantedTruck(jobs);
  const { city, province } = pickup;
  return useMemo(() => ({ units, pickup: { city, province } }), [units, city, province]);
}
