import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { useFormContext, type UseFormReturn } from 'react-hook-form';

/** The fields a form needs for editing the units of a job. */
export interface UnitsValues {
  readonly units: readonly DispatchUnit[];
}

/** The surrounding form, limited to its units. */
export function useUnitsForm(): UseFormReturn<UnitsValues> {
  return useFormContext<UnitsValues>();
}
