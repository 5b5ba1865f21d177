import { useContext } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldMarkContext } from './fieldMark';
import { useFieldError } from './fieldProblem';

/** A form field with its error message and the content below it. */
export function useFormControl<Values extends FieldValues>(of: {
  control?: Control<Values>;
  name: FieldPath<Values>;
}) {
  const { field, fieldState } = useController(of);
  const fieldError = useFieldError();
  const markOf = useContext(FieldMarkContext);
  return { field, error: fieldError(fieldState.error?.message), mark: markOf(of.name) };
}
