import type { Gathering } from '@dispatch/domain/invoices/invoice';
import { addDays } from '@dispatch/domain/time/company-period';
import { daysOf, type Days } from '../../../parts/invoices/periods';

/** The customers of a run: all whose interval has ended, or customers with one interval. */
export const GATHERED_FOR = ['all', 'job', 'week', 'month'] as const;
export type GatheredFor = (typeof GATHERED_FOR)[number];
type Interval = 'week' | 'month';

export interface GatherValues {
  gathering: GatheredFor;
  /** The last day of the deliveries, for one interval. */
  end: string;
}

/** The customers of one interval, and the days of their deliveries; null for all until now. */
export interface GatheredPart {
  readonly gathering: Gathering;
  readonly days: Days | null;
}

export const isInterval = (gathering: GatheredFor): gathering is Interval =>
  gathering === 'week' || gathering === 'month';

/** The week or month that ends on this day; a month starts on its first day. */
export function gatheredDays(gathering: Interval, end: string): Days {
  return { from: gathering === 'week' ? addDays(end, -6) : `${end.slice(0, 7)}-01`, to: end };
}

/** The end of the last full week (a Sunday) or of the last full month before the day. */
export function lastEnd(gathering: Interval, today: string): string {
  if (gathering === 'month') return daysOf('lastMonth', today).to;
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  return addDays(today, weekday === 0 ? -7 : -weekday);
}

/** The parts of a run. Customers by job are invoiced until now, and all others until the last full interval. */
export function gatheredParts(
  gathering: GatheredFor,
  end: string | null,
  today: string,
): GatheredPart[] {
  const ofInterval = (interval: Interval, last: string): GatheredPart => ({
    gathering: interval,
    days: gatheredDays(interval, last),
  });
  const ofJobs = { gathering: 'job', days: null } as const;
  if (isInterval(gathering)) return end === null ? [] : [ofInterval(gathering, end)];
  if (gathering === 'job') return [ofJobs];
  return [
    ofJobs,
    ...(['week', 'month'] as const).map((one) => ofInterval(one, lastEnd(one, today))),
  ];
}
