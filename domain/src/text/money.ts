import { PRICE_MAX_CENTS } from '../limits';
import type { NumberBounds } from './read-number';

/** Input format of a price or payment in dollars. */
export const AMOUNT = {
  min: 0,
  max: PRICE_MAX_CENTS / 100,
  decimals: 2,
  unit: '$',
} as const satisfies NumberBounds;

/** A number of dollars with at most two decimals, from 0 to 9,999,999.99. */
export function isMoney(value: unknown): value is number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) return false;
  const cents = Math.round(value * 100);
  // A value with at most two decimals equals its cents divided by 100 exactly; any other value had more decimals.
  return cents <= PRICE_MAX_CENTS && cents / 100 === value;
}

/** Dollars to whole cents. Throws RangeError if {@link isMoney} is false. */
export function toCents(dollars: number): number {
  if (!isMoney(dollars)) throw new RangeError(`Not an amount of money: ${dollars}`);
  return Math.abs(Math.round(dollars * 100));
}

/** Whole cents to dollars; sums can exceed the price limit. */
export function toDollars(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a number of cents: ${cents}`);
  return cents / 100;
}

/** Sum of cents; absent amounts count as zero. */
export function sumCents(amounts: Iterable<number | null | undefined>): number {
  let sum = 0;
  for (const amount of amounts) sum += amount ?? 0;
  return sum;
}
