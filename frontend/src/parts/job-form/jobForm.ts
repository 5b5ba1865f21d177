import {
  DISPATCH_TEXTS,
  DISPATCH_TEXT_FIELDS,
  type DispatchText,
} from '@dispatch/domain/jobs/dispatch-texts';
import { LOCATION_FIELDS, type LocationField } from '@dispatch/domain/jobs/job-location';
import { STOP_TIMES, type StopTime } from '@dispatch/domain/jobs/stop-window';
import { trimmed } from '@dispatch/domain/text/text';
import {
  useFormContext,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from 'react-hook-form';

type JobText = LocationField | DispatchText | StopTime;

/** The values that New Dispatch and the job editor have in common. */
export interface JobFormValues extends Readonly<Record<JobText, string>> {
  readonly customerId: number | null;
  readonly driverId: number | null;
  readonly vehicleYear: number | null;
  readonly price: number | null;
}

/** The surrounding form, limited to the common values. */
export function useJobForm(): UseFormReturn<JobFormValues> {
  return useFormContext<JobFormValues>();
}

export const LINE_TEXTS = DISPATCH_TEXT_FIELDS.filter((name) => !DISPATCH_TEXTS[name].multiline);
export const NOTE_TEXTS = DISPATCH_TEXT_FIELDS.filter((name) => DISPATCH_TEXTS[name].multiline);

function forEachText<Value>(make: (field: JobText) => Value): Record<JobText, Value> {
  const fields: readonly JobText[] = [...LOCATION_FIELDS, ...STOP_TIMES, ...DISPATCH_TEXT_FIELDS];
  const entries = fields.map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<JobText, Value>; // every field is in the list
}

/** A job's texts as form values: null becomes empty. */
export function shownTexts(job: Readonly<Partial<Record<JobText, string | null>>>) {
  return forEachText((field) => job[field] ?? '');
}

/** The texts of a form as stored: blank becomes null. */
export function storedTexts(values: Readonly<Record<JobText, string>>) {
  return forEachText((field) => trimmed(values[field]));
}

/** Writes changed values into the form and validates them; skips fields that the form lacks. */
export function fill<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  next: NoInfer<Partial<Values>>,
): void {
  const before = form.getValues();
  for (const [name, value] of Object.entries(next)) {
    if (value === undefined || !(name in before) || value === before[name]) continue;
    // Each is a field of the form, with a value of its type.
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    });
  }
}
