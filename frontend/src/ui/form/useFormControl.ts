import { useContext } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldMarkContext } from './fieldMark';
import { useFieldError } from './fieldProblem';

/** A field of a form, with what is wrong with it in words and what stands below it. */
export function useFormControl<Values extends FieldValues>(of: {
  control: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { field, fieldState } = useController(of);
  const fieldError = useFieldError();
  const markOf = useContext(FieldMarkContext);
  return { field, error: fieldError(fieldState.error?.message), mark: markOf(of.name) };
}
