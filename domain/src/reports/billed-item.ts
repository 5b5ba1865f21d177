import type { ChargeUnit, LineKind } from '../invoices/invoice';

/** The items that lines of invoices bill. Charges by the hour are waiting time; percentages are mostly fuel. */
export const BILLED_ITEMS = [
  'transport',
  'dry-run',
  'waiting',
  'percent',
  'other-charge',
  'correction',
] as const;
export type BilledItem = (typeof BILLED_ITEMS)[number];

interface Line {
  readonly kind: LineKind;
  readonly chargeId: number | null;
  readonly unit: ChargeUnit;
}

export function billedItem({ kind, chargeId, unit }: Line): BilledItem {
  if (kind === 'transport' || kind === 'unit') return 'transport';
  if (kind === 'correction') return 'correction';
  // Only the charge of a cancelled order is not of the job's charges.
  if (chargeId === null) return 'dry-run';
  if (unit === 'hour') return 'waiting';
  return unit === 'percent' ? 'percent' : 'other-charge';
}
