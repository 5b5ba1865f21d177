import { sumCents } from '../text/money';
import type { JobBilling } from './invoice-lines';
import type { MoneyLeak } from './money-leaks';

/**
 * The definitions of money that all screens, exports and charts share, in cents before taxes. The value of a delivered
 * job or a cancelled order is in one place: to be invoiced, on a draft, or on an issued invoice.
 */

/** To invoice: what no invoice and no draft has. Null while a price is missing. */
export function toInvoiceCents({ lines, lacks }: JobBilling): number | null {
  return lacks === null ? sumCents(lines.map(({ amountCents }) => amountCents)) : null;
}

/** At risk: the kind under which the amount to invoice is listed; null if there is none. */
export function riskOf({ claims, lacks }: JobBilling): MoneyLeak | null {
  if (claims.length === 0) return null;
  if (lacks !== null) return 'no-price';
  return claims.some(({ kind }) => kind !== 'charge') ? 'not-invoiced' : 'charge-not-invoiced';
}

export interface BookedDocument {
  readonly status: string;
  /** Below 0 for a credit note. */
  readonly subtotalCents: number;
}

/** Revenue: issued invoices less credit notes. A void invoice counts, because its credit note counts too. */
export function revenueCents(documents: readonly BookedDocument[]): number {
  return sumCents(
    documents.map(({ status, subtotalCents }) => (status === 'draft' ? 0 : subtotalCents)),
  );
}
