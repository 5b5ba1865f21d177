import { AppError } from '@dispatch/domain/errors';

/** @throws AppError not_found when there is no record */
export function found<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw new AppError('not_found');
  return record;
}

/** The only row of a query. @throws AppError not_found */
export const foundRow = <T>(rows: readonly T[]): T => found(rows[0]);
