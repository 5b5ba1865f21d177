import { PRICE_FIELDS } from '@dispatch/domain/jobs/job-price';
import type { ActivityAnswer } from './activity.schema';

type Facts = ActivityAnswer['before'];

function withoutPricesIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutPricesIn);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !PRICE_FIELDS.includes(name))
      .map(([name, inner]) => [name, withoutPricesIn(inner)]),
  );
}

/** A job's entry for readers without the right to see prices: the change stays listed, its amounts are removed. */
export function withoutPrices(entry: ActivityAnswer): ActivityAnswer {
  const hide = (facts: Facts) => withoutPricesIn(facts) as Facts; // an object stays one
  return { ...entry, before: hide(entry.before), after: hide(entry.after) };
}
