import { addDays } from '@dispatch/domain/time/company-period';
import { dateText } from '../../../lib/dateText';
import * as z from '../../../lib/schema';

export const closeSchema = z.object({
  lastDay: dateText.refine((value) => value !== '', 'books:errors.day'),
});

/**
 * The suggested last day: the end of the selected period, or of the month before today. Empty if that is already
 * closed. All are 'YYYY-MM-DD'.
 */
export function offeredDay(periodEnd: string, today: string, closedTo: string | null): string {
  const isOver = periodEnd < today;
  const day = isOver ? periodEnd : addDays(`${today.slice(0, 7)}-01`, -1);
  return closedTo !== null && day <= closedTo ? '' : day;
}
