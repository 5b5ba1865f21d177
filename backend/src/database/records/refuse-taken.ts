import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import { errorDetail, type FieldProblemCode } from '@dispatch/domain/field-problems';
import { uniqueViolation } from '../engines/unique-violation';

/** Catches the violation of a unique index, which decides even between concurrent writes. @throws AppError of the code */
export const refuseTaken =
  (index: string, field: string, code: ErrorCode & FieldProblemCode) =>
  (error: unknown): never => {
    if (uniqueViolation(error) !== index) throw error;
    throw new AppError(code, undefined, { details: [errorDetail(field, code)], cause: error });
  };
