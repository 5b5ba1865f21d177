import { addDays, daysBetween } from '../time/company-period';

/** Days from one calendar date to a later one; 0 if it is not later. */
export function daysUntil(from: string, to: string): number {
  return Math.max(0, daysBetween(from, to) - 1);
}

/** Days in all, and what they are divided by: a number of jobs, or an amount. */
interface Waits {
  readonly days: number;
  readonly weight: number;
}

/** Average days, with one decimal; null without any. */
export function meanDays({ days, weight }: Waits): number | null {
  return weight > 0 ? Math.round((10 * days) / weight) / 10 : null;
}

interface Owed {
  readonly invoiceDate: string;
  readonly dueDate: string;
}

/**
 * The day on which an open invoice is expected to be paid: after its customer's usual number of days, or else when it is
 * due. Never before today.
 */
export function expectedOn(
  { invoiceDate, dueDate }: Owed,
  usualDays: number | null,
  today: string,
): string {
  const usual = usualDays === null ? dueDate : addDays(invoiceDate, Math.round(usualDays));
  return usual < today ? today : usual;
}
