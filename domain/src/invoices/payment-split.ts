import { fieldErrors } from '../errors';
import { errorDetail, type ErrorDetail } from '../field-problems';
import { balanceOf, type InvoiceSums, isOpen } from './invoice-status';
import type { InvoiceStatus } from './invoice';

/** An invoice that a payment can be allocated to. */
export interface OwedInvoice extends InvoiceSums {
  readonly id: number;
  readonly status: InvoiceStatus;
}

/** A part of a payment, in cents. */
export interface Allocation {
  readonly invoiceId: number;
  readonly cents: number;
}

/** Allocates the amount to the invoices in order; the rest stays unallocated. */
export function splitInOrder(cents: number, invoices: readonly OwedInvoice[]): Allocation[] {
  const parts: Allocation[] = [];
  let left = cents;
  for (const invoice of invoices) {
    const part = Math.min(left, isOpen(invoice.status) ? balanceOf(invoice) : 0);
    if (part > 0) parts.push({ invoiceId: invoice.id, cents: part });
    left -= part;
  }
  return parts;
}

/**
 * Checks requested allocations against the unallocated amount and the unpaid invoices.
 * @param invoices the customer's invoices named in the allocations, as far as they exist
 * @throws AppError validation_failed, for each allocation
 */
export function assertSplit(
  parts: readonly Allocation[],
  cents: number,
  invoices: readonly OwedInvoice[],
): void {
  const owed = new Map(invoices.map((invoice) => [invoice.id, invoice]));
  const named = new Set<number>();
  const problems = parts.flatMap(({ invoiceId, cents: part }, at): ErrorDetail[] => {
    const invoice = owed.get(invoiceId);
    const field = (name: string) => `allocations.${String(at)}.${name}`;
    if (named.has(invoiceId)) return [errorDetail(field('invoiceId'), 'doubled_invoice')];
    named.add(invoiceId);
    if (invoice === undefined || !isOpen(invoice.status))
      return [errorDetail(field('invoiceId'), 'not_owed_invoice')];
    if (part <= 0) return [errorDetail(field('amount'), 'no_amount')];
    return part > balanceOf(invoice) ? [errorDetail(field('amount'), 'more_than_owed')] : [];
  });
  const sum = parts.reduce((before, part) => before + part.cents, 0);
  if (sum > cents) problems.push(errorDetail('allocations', 'more_than_payment'));
  if (problems.length > 0) throw fieldErrors(problems);
}
