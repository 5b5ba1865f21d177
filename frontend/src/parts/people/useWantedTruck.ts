import type { WantedTruck } from '@dispatch/domain/jobs/driver-fit';
import { useMemo } from 'react';
import type { Job } from '../../api/jobs';

/** What a job asks of a driver; the same object while it asks the same. */
export function useWantedTruck(
  job: Pick<Job, 'vehicleCount' | 'pickupCity' | 'pickupProvince'>,
): WantedTruck {
  const { vehicleCount: units, pickupCity: city, pickupProvince: province } = job;
  return useMemo(() => ({ units, pickup: { city, province } }), [units, city, province]);
}
