import { fieldError } from '@dispatch/domain/errors';
import {
  addMonths,
  countMonths,
  monthOf,
  type Months,
  REPORT_MONTHS_MAX,
} from '@dispatch/domain/reports/report-months';

const USUAL_MONTHS = 12;

interface Asked {
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
}

/**
 * The months of a report. The last ones of too long a period.
 * @param today 'YYYY-MM-DD' of the company
 * @throws AppError validation_failed for a period that ends before it begins
 */
export function reportMonths({ from, to }: Asked, today: string): Months {
  const last = monthOf(to ?? today);
  const first = from == null ? addMonths(last, 1 - USUAL_MONTHS) : monthOf(from);
  const count = countMonths({ from: first, to: last });
  if (count <= 0) throw fieldError('to', 'ends_before_start');
  const earliest = addMonths(last, 1 - REPORT_MONTHS_MAX);
  return { from: count > REPORT_MONTHS_MAX ? earliest : first, to: last };
}
