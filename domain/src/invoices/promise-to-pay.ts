/** A customer's promise to pay. */
interface PromiseToPay {
  /** Calendar date of the company. */
  readonly promisedOn: string;
  /** Null for the whole balance. */
  readonly promisedCents: number | null;
  /** The customer's payments since the promise. */
  readonly paidCents: number;
}

/** A promise without an amount is kept by any payment: the rest of the balance shows by itself. */
export function promiseState(
  { promisedOn, promisedCents, paidCents }: PromiseToPay,
  today: string,
): 'kept' | 'open' | 'broken' {
  if (paidCents > 0 && paidCents >= (promisedCents ?? 0)) return 'kept';
  return promisedOn < today ? 'broken' : 'open';
}
