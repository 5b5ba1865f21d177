import { fieldError } from '../errors';
import { PRICE_MAX_CENTS } from '../limits';
import { isMoney, sumCents, toCents, toDollars } from '../text/money';

type Cents = number | null | undefined;

/** Names of price fields in requests, responses and activity facts, at any depth. */
export const PRICE_FIELDS: readonly string[] = ['price', 'dryRunCharge'];

/** Whether a body has a price field at any depth, even null. */
export function namesPrice(body: unknown): boolean {
  if (Array.isArray(body)) return body.some(namesPrice);
  if (typeof body !== 'object' || body === null) return false;
  return Object.entries(body).some(
    ([name, inner]) => (PRICE_FIELDS.includes(name) && inner !== undefined) || namesPrice(inner),
  );
}

/** The sum of the unit prices, null if none is given. Above the largest price it throws a 400 on `field`. */
export function unitPriceSum(unitPrices: readonly Cents[], field: string): number | null {
  const given = unitPrices.filter((unit) => typeof unit === 'number');
  if (given.length === 0) return null;
  const sum = sumCents(given);
  if (sum > PRICE_MAX_CENTS) {
    throw fieldError(field, 'price_sum_too_large');
  }
  return sum;
}

/** Price of a new job in cents: the given one, else the sum of the unit prices, else none. */
export function initialPriceCents(price: Cents, unitPrices: readonly Cents[]): number | null {
  return typeof price === 'number' ? price : unitPriceSum(unitPrices, 'price');
}

/** Price of a job after its units changed: a price that was their sum follows the sum; an agreed price stays. */
export function priceAfterUnits(
  price: number | null,
  before: readonly Cents[],
  after: readonly Cents[],
): number | null {
  return price === unitPriceSum(before, 'units') ? unitPriceSum(after, 'units') : price;
}

/**
 * The difference between a job's price and the sum of its unit prices, in dollars. Null if they are equal or one is
 * missing.
 */
export function priceGap(
  price: number | null | undefined,
  unitPrices: readonly (number | null | undefined)[],
): { readonly units: number; readonly gap: number } | null {
  const given = unitPrices.filter(isMoney);
  if (!isMoney(price) || given.length === 0) return null;
  const units = sumCents(given.map(toCents));
  const gap = toCents(price) - units;
  return gap === 0 ? null : { units: toDollars(units), gap: toDollars(gap) };
}
