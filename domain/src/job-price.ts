import { fieldError } from './errors';
import { PRICE_MAX_CENTS } from './limits';
import { sumCents } from './money';

/**
 * Price of a new job in cents: the given one, else the sum of the unit prices, else none.
 * A sum beyond the largest price is a 400 on `price`.
 */
export function initialPriceCents(
  price: number | null | undefined,
  unitPrices: readonly (number | null | undefined)[],
): number | null {
  if (typeof price === 'number') return price;
  const given = unitPrices.filter((unit) => typeof unit === 'number');
  if (given.length === 0) return null;
  const sum = sumCents(given);
  if (sum > PRICE_MAX_CENTS) {
    throw fieldError('price', 'The sum of the unit prices is more than 9,999,999.99.');
  }
  return sum;
}
