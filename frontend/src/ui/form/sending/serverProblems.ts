import { get, type FieldPath, type FieldValues, type UseFormSetError } from 'react-hook-form';
import { getFieldProblems } from '../../../api/request/errors';
import { packProblem } from '../fieldProblem';

/**
 * Sets the server's errors on the fields that they name. Returns whether any field matched; then no summary is needed.
 */
export function showServerProblems<Values extends FieldValues>(
  error: unknown,
  values: Values,
  setError: UseFormSetError<Values>,
): boolean {
  const known = getFieldProblems(error).filter(({ field }) => get(values, field) !== undefined);
  known.forEach((problem, index) => {
    const message = packProblem(problem);
    setError(
      problem.field as FieldPath<Values>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    );
  });
  return known.length > 0;
}
