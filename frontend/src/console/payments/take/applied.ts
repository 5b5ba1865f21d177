import { splitInOrder, type OwedInvoice } from '@dispatch/domain/invoices/payment-split';
import { isMoney, toDollars } from '@dispatch/domain/text/money';
import type { InvoiceSummary } from '../../../api/invoicing/invoices';

/** Converts dollars, also negative, to whole cents. */
export const cents = (dollars: number): number => Math.round(dollars * 100);

/** An invalid amount, as during typing, counts as zero. */
const known = (amount: number | null): number => (isMoney(amount) ? cents(amount) : 0);

/** The open balance of an invoice in the format of the allocation rule. */
function owed({ id, status, balance }: InvoiceSummary): OwedInvoice {
  return { id, status, totalCents: cents(balance), paidCents: 0, creditedCents: 0 };
}

/** Dollars for each invoice, oldest due first; null if nothing is left. */
export function oldestFirst(
  amount: number | null,
  invoices: readonly InvoiceSummary[],
): (number | null)[] {
  const parts = splitInOrder(known(amount), invoices.map(owed));
  const byInvoice = new Map(parts.map((part) => [part.invoiceId, toDollars(part.cents)]));
  return invoices.map(({ id }) => byInvoice.get(id) ?? null);
}

interface Part {
  readonly invoiceId: number;
  readonly amount: number | null;
}

/** The open invoices and their parts. */
export interface Filled {
  readonly invoices: readonly InvoiceSummary[];
  readonly parts: readonly Part[];
}

/** The parts after a change of the open invoices; parts entered by hand stay with their invoices. */
export function partsFor(
  amount: number | null,
  invoices: readonly InvoiceSummary[],
  before: Filled,
): Part[] {
  const { parts } = before;
  const isRestored =
    before.invoices.length === 0 &&
    parts.some(({ invoiceId }) => invoices.some(({ id }) => id === invoiceId));
  const isByHand =
    isRestored ||
    oldestFirst(amount, before.invoices).some(
      (part, place) => part !== (parts[place]?.amount ?? null),
    );
  const typed = new Map(parts.map((part) => [part.invoiceId, part.amount]));
  const filled = oldestFirst(amount, invoices);
  return invoices.map(({ id }, place) => ({
    invoiceId: id,
    amount: (isByHand ? typed.get(id) : filled[place]) ?? null,
  }));
}

/** The unallocated amount in dollars; negative if the parts exceed the amount. */
export function leftOver(amount: number | null, parts: readonly (number | null)[]): number {
  const used = parts.reduce<number>((sum, part) => sum + known(part), 0);
  return toDollars(known(amount) - used);
}
