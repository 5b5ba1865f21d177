import { PRICE_MAX_CENTS } from '../limits';
import { AMOUNT } from '../text/money';
import { readNumber } from '../text/read-number';

export interface ReadAmount {
  readonly cents: number;
  /** Why a user should compare it with the file. */
  readonly doubt: 'ambiguous_amount' | 'rounded_amount' | null;
}

/** Cents of `$1,250.50`, `1 250,50 $` or `1250.5`; null if the text is not a price. */
export function readAmount(text: string): ReadAmount | null {
  const reading = readNumber(text, null, AMOUNT);
  if (reading.is === 'not a number') return null;
  const dollars = reading.is === 'number' ? reading.value : reading.readings[0];
  const cents = toNearestCent(dollars);
  if (!(cents >= 0 && cents <= PRICE_MAX_CENTS) || dollars < 0) return null;
  if (reading.is === 'ambiguous') return { cents, doubt: 'ambiguous_amount' };
  return { cents, doubt: cents / 100 === dollars ? null : 'rounded_amount' };
}

/** Rounds half a cent up by the decimal text: 1.005 becomes 1.01, though no float holds it exactly. */
function toNearestCent(dollars: number): number {
  return Math.round(Number((dollars * 100).toPrecision(15)));
}
