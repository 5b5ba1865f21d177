import { daysBetween } from '../time/company-period';
import type { InvoiceStatus } from './invoice';

/** The sums of an issued invoice, in cents; none is negative. */
export interface InvoiceSums {
  readonly totalCents: number;
  /** Total of its credit notes. */
  readonly creditedCents: number;
  readonly paidCents: number;
}

export function balanceOf({ totalCents, creditedCents, paidCents }: InvoiceSums): number {
  return totalCents - creditedCents - paidCents;
}

/** The status of an issued invoice, from its sums. An invoice of zero is paid at once. */
export function issuedStatus(sums: InvoiceSums): Exclude<InvoiceStatus, 'draft'> {
  if (sums.totalCents > 0 && sums.creditedCents >= sums.totalCents) return 'void';
  if (balanceOf(sums) <= 0) return 'paid';
  return sums.paidCents > 0 ? 'partly-paid' : 'issued';
}

export const OPEN_STATUSES = ['issued', 'partly-paid'] as const satisfies readonly InvoiceStatus[];

/** Whether an invoice of this status has an unpaid amount. */
export function isOpen(status: InvoiceStatus): boolean {
  return status === 'issued' || status === 'partly-paid';
}

/** Days since the due date, at least 0; both dates 'YYYY-MM-DD' in the company's time zone. */
export function daysOverdue(dueDate: string, today: string): number {
  return Math.max(0, daysBetween(dueDate, today) - 1);
}
