import { fieldError } from '@dispatch/domain/errors';
import { FIRST_TAX_DATE } from '@dispatch/domain/tax/rates';
import { addDays } from '@dispatch/domain/time/company-period';

/** A later date is assumed to be a typing error. */
const LATEST_DAYS = 366;

/** Dates are 'YYYY-MM-DD'. @throws AppError validation_failed for a date outside the range of book entries */
export function assertBookDate(field: string, date: string, today: string): void {
  const last = addDays(today, LATEST_DAYS);
  if (date < FIRST_TAX_DATE) throw fieldError(field, 'date_too_early', { first: FIRST_TAX_DATE });
  if (date > last) throw fieldError(field, 'date_too_late', { last });
}
