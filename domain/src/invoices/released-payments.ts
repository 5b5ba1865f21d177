/** A payment's allocation to an invoice. */
export interface Allocated {
  readonly id: number;
  readonly amountCents: number;
}

/** Reduces allocations by an excess, the newest first; returns each with its remaining amount. */
export function releasedPayments<A extends Allocated>(
  newestFirst: readonly A[],
  excessCents: number,
): { readonly allocation: A; readonly releasedCents: number; readonly leftCents: number }[] {
  let open = excessCents;
  return newestFirst.flatMap((allocation) => {
    const releasedCents = Math.min(Math.max(open, 0), allocation.amountCents);
    open -= releasedCents;
    if (releasedCents === 0) return [];
    return [{ allocation, releasedCents, leftCents: allocation.amountCents - releasedCents }];
  });
}
