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

/** The result of comparing a VIN with the unit in front of the driver. */
export type VinVerdict =
  /** It is this unit. */
  | { readonly kind: 'match' }
  /** It is another unit of the same job. */
  | { readonly kind: 'other-unit'; readonly unitId: number }
  /** It is not on this job. */
  | { readonly kind: 'other' }
  /** Two units of the job have this end, so the full VIN is needed. */
  | { readonly kind: 'whole-wanted' }
  /** The unit has no VIN on record: the VIN that was read can be recorded. */
  | { readonly kind: 'not-recorded' };

/**
 * Compares a VIN, or its end of 8 characters or more, with the unit to be loaded and the other units of the job. Full
 * VINs are compared entirely, else the known end. I, O and Q are read as similar digits.
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
    // Both records have only this end: either unit may be the one.
    return significantVin(read).length === VIN_MAX ? { kind: 'match' } : { kind: 'whole-wanted' };
  }
  if (other !== undefined) return { kind: 'other-unit', unitId: other.unit.id };
  return { kind: hasRecordedVin(own.unit) ? 'other' : 'not-recorded' };
}
