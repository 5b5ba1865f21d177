import { addDays } from '@dispatch/domain/time/company-period';
import { daysOf, type Days } from '../../../parts/invoices/periods';

/** The intervals at which a customer's jobs are invoiced together. */
export const GATHERED_FOR = ['week', 'month'] as const;
export type GatheredFor = (typeof GATHERED_FOR)[number];

export interface GatherValues {
  gathering: GatheredFor;
  /** The last day of the deliveries. */
  end: string;
}

/** The week or month that ends on this day; a month starts on its first day. */
export function gatheredDays(gathering: GatheredFor, end: string): Days {
  return { from: gathering === 'week' ? addDays(end, -6) : `${end.slice(0, 7)}-01`, to: end };
}

/** The end of the last full week (a Sunday) or of the last full month before the day. */
export function lastEnd(gathering: GatheredFor, today: string): string {
  if (gathering === 'month') return daysOf('lastMonth', today).to;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, weekday === 0 ? -7 : -weekday);
}
