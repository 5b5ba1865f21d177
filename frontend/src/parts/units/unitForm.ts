import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { useFormContext, type UseFormReturn } from 'react-hook-form';
import type { Job } from '../../api/jobs/jobs';
import { vehicleFacts } from './vehicleSuggestions';

/** Form values of the job's units; the row id is the unit's id. */
export function toUnits(job: Job): DispatchUnit[] {
  return job.jobVehicles.map(({ id, vehicle, price }) => {
    const { vin: vinLast8, ...facts } = vehicleFacts(vehicle);
    return { id: String(id), ...facts, vinLast8, price: price ?? null };
  });
}

/** The fields a form needs for editing the units of a job. */
export interface UnitsValues {
  readonly units: readonly DispatchUnit[];
}

/** The surrounding form; the caller knows the types of the fields that it names. */
export function useSurroundingForm(): UseFormReturn<Record<string, unknown>> {
  return useFormContext<Record<string, unknown>>();
}

/** The surrounding form, limited to its units. */
export function useUnitsForm(): UseFormReturn<UnitsValues> {
  return useFormContext<UnitsValues>();
}
