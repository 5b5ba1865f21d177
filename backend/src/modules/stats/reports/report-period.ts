import { fieldError } from '@dispatch/domain/errors';
import {
  addMonths,
  countMonths,
  monthOf,
  type Months,
  REPORT_MONTHS_MAX,
} from '@dispatch/domain/reports/report-months';

const USUAL_MONTHS = 12;
/** The month after it must be a date that every database can compare. */
const LAST_MONTH = '9999-11';

interface Asked {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/**
 * The months of a report. The last ones of too long a period. Without an end it is the current month, or a later first
 * one.
 * @param today 'YYYY-MM-DD' of the company
 * @throws AppError validation_failed for a period that ends before it begins
 */
export function reportMonths({ from, to }: Asked, today: string): Months {
  const begin = from == null ? null : upToLast(monthOf(from));
  const current = monthOf(today);
  const open = begin !== null && begin > current ? begin : current;
  const last = to == null ? open : upToLast(monthOf(to));
  const first = begin ?? addMonths(last, 1 - USUAL_MONTHS);
  const count = countMonths({ from: first, to: last });
  if (count <= 0) throw fieldError('to', 'ends_before_start');
  const earliest = addMonths(last, 1 - REPORT_MONTHS_MAX);
  return { from: count > REPORT_MONTHS_MAX ? earliest : first, to: last };
}

function upToLast(month: string): string {
  return month > LAST_MONTH ? LAST_MONTH : month;
}
