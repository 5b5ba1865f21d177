import { daysBetween } from '../time/company-period';
import type { InvoiceStatus } from './invoice';

/** What an issued invoice comes to; all in cents, none below nothing. */
export interface InvoiceSums {
  readonly totalCents: number;
  /** Taken back by credit notes. */
  readonly creditedCents: number;
  readonly paidCents: number;
}

/** What is still owed. */
export function balanceOf({ totalCents, creditedCents, paidCents }: InvoiceSums): number {
  return totalCents - creditedCents - paidCents;
}

/** How far an issued invoice is, by its sums: one of nothing is paid at once. */
export function issuedStatus(sums: InvoiceSums): Exclude<InvoiceStatus, 'draft'> {
  if (sums.totalCents > 0 && sums.creditedCents >= sums.totalCents) return 'void';
  if (balanceOf(sums) <= 0) return 'paid';
  return sums.paidCents > 0 ? 'partly-paid' : 'issued';
}

export const OPEN_STATUSES = ['issued', 'partly-paid'] as const satisfies readonly InvoiceStatus[];

/** Whether something is owed on an invoice of this status. */
export function isOpen(status: InvoiceStatus): boolean {
  return status === 'issued' || status === 'partly-paid';
}

/** Days since the due date, 0 until the day after it; both 'YYYY-MM-DD' of the company. */
export function daysOverdue(dueDate: string, today: string): number {
  return Math.max(0, daysBetween(dueDate, today) - 1);
}
