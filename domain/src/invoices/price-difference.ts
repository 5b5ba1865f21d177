export interface InvoicedTransport {
  /** The price of the delivered units; null if unknown. */
  readonly deliveredCents: number | null;
  /** Transport on valid invoices, at least 0. */
  readonly billedCents: number;
  /** Its corrections and credits, upwards and downwards; both at least 0. */
  readonly raisedCents: number;
  readonly loweredCents: number;
}

/**
 * The part of a job's price that its invoices miss, below 0 if they bill too much. A correction or a credit note settles a
 * difference in its direction; in the other direction it was agreed, and is no difference.
 */
export function priceDifference(transport: InvoicedTransport): number {
  const { deliveredCents, billedCents, raisedCents, loweredCents } = transport;
  const difference = (deliveredCents ?? billedCents) - billedCents;
  return difference > 0
    ? Math.max(0, difference - raisedCents)
    : Math.min(0, difference + loweredCents) || 0;
}
