import { sumCents, toCents, toDollars } from '../text/money';

/** Total Revenue in dollars: the sum of the prices of the given billing jobs. */
export function totalRevenue(jobs: Iterable<{ readonly price?: number | null }>): number {
  const cents: number[] = [];
  for (const { price } of jobs) if (typeof price === 'number') cents.push(toCents(price));
  return toDollars(sumCents(cents));
}
