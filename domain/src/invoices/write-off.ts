import type { NumberBounds } from '../text/read-number';
import { balanceOf, type InvoiceSums, isOpen } from './invoice-status';
import type { InvoiceKind, InvoiceStatus } from './invoice';

/** The highest limit that a company can set. */
export const WRITE_OFF_MAX_CENTS = 10_000;
export const WRITE_OFF_LIMIT = {
  min: 0,
  max: WRITE_OFF_MAX_CENTS / 100,
  decimals: 2,
  unit: '$',
} as const satisfies NumberBounds;

/** The payment method of write-offs. They reduce what is owed like a payment, but no money comes in. */
export const WRITE_OFF = 'write-off';

export interface WritableOff extends InvoiceSums {
  readonly kind: InvoiceKind;
  readonly status: InvoiceStatus;
}

/**
 * The balance that may be written off; null for none. A company without a limit writes nothing off.
 * @param limitCents the largest balance that the company allows
 */
export function writableOff(invoice: WritableOff, limitCents: number | null): number | null {
  if (limitCents === null || invoice.kind !== 'invoice' || !isOpen(invoice.status)) return null;
  const balance = balanceOf(invoice);
  return balance > 0 && balance <= limitCents ? balance : null;
}
