import { get, type FieldPath, type FieldValues, type UseFormSetError } from 'react-hook-form';
import { getFieldProblems } from '../../../api/request/errors';
import { packProblem } from '../fieldProblem';

/**
 * Lays the server's complaints on the fields of the form that they name.
 * Returns whether any landed; the caller then needs no summary.
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
