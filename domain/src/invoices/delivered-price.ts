import { sumCents } from '../text/money';

export interface PricedUnit {
  readonly priceCents: number | null;
  /** Whether it was left behind. */
  readonly isLeft: boolean;
}

/**
 * The part of a job's price that its delivered units are billed, in cents. Null if the job has no price, or if its price
 * is for all units and the share of those left behind is unknown. A unit that was left behind with a price of 0 has no
 * share.
 */
export function deliveredPrice(
  priceCents: number | null,
  units: readonly PricedUnit[],
): number | null {
  const left = units.filter(({ isLeft }) => isLeft);
  if (priceCents === null || left.length === 0) return priceCents;
  const delivered = units.filter(({ isLeft }) => !isLeft);
  if (unitSum(units) === priceCents) return priceCents - (unitSum(left) ?? 0);
  if (unitSum(delivered) === priceCents) return priceCents;
  return left.every((unit) => unit.priceCents === 0) ? priceCents : null;
}

/** The sum of the prices; null if one is unknown, or without units. */
function unitSum(units: readonly PricedUnit[]): number | null {
  const isKnown = units.length > 0 && units.every(({ priceCents }) => priceCents !== null);
  return isKnown ? sumCents(units.map(({ priceCents }) => priceCents)) : null;
}

/** Whether the delivered units are billed one by one, because their prices add up to what they are billed. */
export function isPricedByUnit(priceCents: number | null, units: readonly PricedUnit[]): boolean {
  const sum = unitSum(units.filter(({ isLeft }) => !isLeft));
  return sum !== null && sum === deliveredPrice(priceCents, units);
}
