import { AMOUNT, isMoney, toCents } from '../text/money';
import { readNumber } from '../text/read-number';

export interface SearchedAmount {
  readonly cents: number;
  /** Whether the text can only be an amount, and no number of an invoice, a job or a vehicle. */
  readonly isCertain: boolean;
}

/** Reads a search as an amount of money: `3587.22`, `3 587,22 $`, `$95`; null if it is none. */
export function searchedAmount(text: string): SearchedAmount | null {
  const reading = readNumber(text, null, AMOUNT);
  if (reading.is !== 'number' || reading.value === 0 || !isMoney(reading.value)) return null;
  return { cents: toCents(reading.value), isCertain: /[.,$]\d|\d ?\$/.test(text) };
}
