import { isOpen } from '@dispatch/domain/jobs/job-status';
import { hasVin, isVinInput, lastEight, normaliseVin } from '@dispatch/domain/vehicles/vin';
import { SEARCH_DEBOUNCE_MS, VIN_LAST, VIN_MAX } from '@dispatch/domain/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useListJobsQuery, type Job } from '../../api/jobs/jobs';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';

/** The maximum number of a vehicle's newest jobs that are checked. */
const LOOKED_THROUGH = 20;

/** Other open jobs with a vehicle of this VIN. */
export function useJobsWithVin(text: string, own: Job | undefined): readonly Job[] {
  const vin = normaliseVin(useDebouncedValue(text, SEARCH_DEBOUNCE_MS));
  const isHere = (job: Job) =>
    job.jobVehicles.some(({ vehicle, leftBehind }) => !leftBehind && hasVin(vehicle, vin));
  const isWhole = isVinInput(vin) && (vin.length === VIN_LAST || vin.length === VIN_MAX);
  const isAsked = isWhole && !(own && isHere(own));
  const { currentData = [] } = useListJobsQuery(
    isAsked ? { q: lastEight(vin), limit: LOOKED_THROUGH } : skipToken,
  );
  return currentData.filter((job) => job.id !== own?.id && isOpen(job.status) && isHere(job));
}
