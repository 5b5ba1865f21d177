import { VIN_MAX } from '../limits';
import {
  hasRecordedVin,
  type RecordedVin,
  significantVin,
  vinAgreement,
} from '../vehicles/vin-agreement';

export interface ComparedUnit extends RecordedVin {
  readonly id: number;
}

/** What a VIN that was read says of the unit in front of the driver. */
export type VinVerdict =
  /** It is the one. */
  | { readonly kind: 'match' }
  /** It is another one of the same job. */
  | { readonly kind: 'other-unit'; readonly unitId: number }
  /** It is none of this job. */
  | { readonly kind: 'other' }
  /** Two units of the job end like this: only the whole VIN tells them apart. */
  | { readonly kind: 'whole-wanted' }
  /** The record of the unit has no VIN: what was read can be noted. */
  | { readonly kind: 'not-recorded' };

/**
 * Compares a VIN, or its end of 8 characters or more, with the unit that is to be loaded and with the others of
 * its job. Of two whole numbers every character counts, else the end that is known; I, O and Q are forgiven.
 */
export function compareVin(
  read: string,
  unitId: number,
  units: readonly ComparedUnit[],
): VinVerdict {
  const agreements = units.map((unit) => ({ unit, agreement: vinAgreement(unit, read) }));
  const own = agreements.find(({ unit }) => unit.id === unitId);
  if (own === undefined) return { kind: 'other' };
  if (own.agreement === 'whole') return { kind: 'match' };
  const others = agreements.filter(({ unit, agreement }) => unit.id !== unitId && agreement);
  const other = others.find(({ agreement }) => agreement === 'whole') ?? others[0];
  if (own.agreement === 'end') {
    if (other === undefined) return { kind: 'match' };
    if (other.agreement === 'whole') return { kind: 'other-unit', unitId: other.unit.id };
    // The records know no more than this end: both may be the one.
    return significantVin(read).length === VIN_MAX ? { kind: 'match' } : { kind: 'whole-wanted' };
  }
  if (other !== undefined) return { kind: 'other-unit', unitId: other.unit.id };
  return { kind: hasRecordedVin(own.unit) ? 'other' : 'not-recorded' };
}
