import { ONCE } from './charge';
import { type ChargeUnit, QUANTITY_STEPS } from './invoice';

/** Driver reports for which a price list item can be proposed: a unit that needed a winch. */
export const PROPOSAL_REASONS = ['winch'] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

interface Item {
  readonly id: number;
  readonly unit: ChargeUnit;
  readonly proposedBy: ProposalReason | null;
}

export interface Proposal<I> {
  readonly item: I;
  /** Thousandths: one for each reported unit. */
  readonly quantity: number;
}

/**
 * Charges to propose for a job's reports, without those already charged.
 * @param reported units reported, by reason
 * @param charged price list items of the job's charges
 */
export function proposals<I extends Item>(
  items: readonly I[],
  reported: Readonly<Record<ProposalReason, number>>,
  charged: ReadonlySet<number>,
): Proposal<I>[] {
  return items.flatMap((item) => {
    const units = item.proposedBy === null ? 0 : reported[item.proposedBy];
    if (units === 0 || charged.has(item.id)) return [];
    return [{ item, quantity: item.unit === 'percent' ? ONCE : units * QUANTITY_STEPS }];
  });
}
