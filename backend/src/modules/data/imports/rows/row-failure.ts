import { AppError } from '@dispatch/domain/errors';
import { columnOfField, type ImportKind } from '@dispatch/domain/imports/fields';
import type { RowProblem } from '@dispatch/domain/imports/problems';

/** Whether the user can correct it. Other errors are retried. */
export function isOfTheRow(error: unknown): error is AppError {
  return error instanceof AppError && error.status < 500;
}

/** The problems of a refused record, each on the column of its field. */
export function refusalsOf(
  kind: ImportKind,
  { code, params, details = [] }: AppError,
): RowProblem[] {
  if (details.length === 0) return [{ column: null, code, ...filled(params), isWarning: false }];
  return details.map((detail) => ({
    ...{ column: columnOfField(kind, detail.field), code: detail.code, isWarning: false },
    ...filled(detail.params),
  }));
}

function filled(params: RowProblem['params']): Pick<RowProblem, 'params'> {
  return params === undefined ? {} : { params };
}
