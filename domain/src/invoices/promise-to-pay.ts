/** A customer's promise to pay. */
interface PromiseToPay {
  /** Calendar date of the company. */
  readonly promisedOn: string;
  /** Null for the whole balance. */
  readonly promisedCents: number | null;
  /** The customer's payments since the promise. */
  readonly paidCents: number;
  /** The part of the balance at the promise that is still owed. */
  readonly owedCents: number;
}

/** A promise is also kept when nothing of its balance is owed any more, such as after a credit note. */
export function promiseState(
  { promisedOn, promisedCents, paidCents, owedCents }: PromiseToPay,
  today: string,
): 'kept' | 'open' | 'broken' {
  if (owedCents <= 0) return 'kept';
  if (promisedCents !== null && paidCents >= promisedCents) return 'kept';
  return promisedOn < today ? 'broken' : 'open';
}
