import { ONCE } from './charge';
import { type ChargeUnit, QUANTITY_STEPS } from './invoice';

/** What drivers report that an item of the price list can be proposed for: a unit that needed a winch. */
export const PROPOSAL_REASONS = ['winch'] as const;
export type ProposalReason = (typeof PROPOSAL_REASONS)[number];

interface Item {
  readonly id: number;
  readonly unit: ChargeUnit;
  readonly proposedBy: ProposalReason | null;
}

export interface Proposal<I> {
  readonly item: I;
  /** Thousandths: one for each unit that it was reported of. */
  readonly quantity: number;
}

/**
 * What a job's reports ask to be charged for and is not yet.
 * @param reported how many units each was reported of
 * @param charged items that charges of the job were made of
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
