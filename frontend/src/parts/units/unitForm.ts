import type { DispatchUnit } from '@dispatch/domain/jobs/dispatch-form';
import { useFormContext, type UseFormReturn } from 'react-hook-form';

/** What a form must hold, among other things, to edit the units of a job. */
export interface UnitsValues {
  readonly units: readonly DispatchUnit[];
}

/** The surrounding form, of which the units alone are read and written. */
export function useUnitsForm(): UseFormReturn<UnitsValues> {
  return useFormContext<UnitsValues>();
}
