import { fieldError } from '@dispatch/domain/errors';
import {
  addMonths,
  monthOf,
  type Months,
  REPORT_FIRST_END,
  REPORT_LAST_END,
  reportedMonths,
} from '@dispatch/domain/reports/report-months';

const USUAL_MONTHS = 12;

interface Asked {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/**
 * The months of a report. The last ones of too long a period. Without an end it is the current month, or a later first
 * one.
 * @param today 'YYYY-MM-DD' of the company
 * @throws AppError validation_failed for a period that ends before it begins, or in a year out of reach
 */
export function reportMonths({ from, to }: Asked, today: string): Months {
  const current = monthOf(today);
  const begin = from == null ? null : monthOf(from);
  const open = begin !== null && begin > current ? begin : current;
  const last = to == null ? open : monthOf(to);
  const first = begin ?? addMonths(last, 1 - USUAL_MONTHS);
  if (first > last) throw fieldError('to', 'ends_before_start');
  const months = reportedMonths({ from: first, to: last });
  if (months === null)
    throw fieldError('to', 'out_of_range', { min: REPORT_FIRST_END, max: REPORT_LAST_END });
  return months;
}
