import { isTbd } from '../people/customer';
import { VIN_MAX } from '../limits';
import { isVinInput, lastEight, normaliseVin } from './vin';

/** How the VIN of a car came into the phone. */
export const CHECK_METHODS = ['scan', 'typed'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

export function isCheckMethod(value: unknown): value is CheckMethod {
  return CHECK_METHODS.some((method) => method === value);
}

/** What the record of a unit knows of its VIN. */
export interface RecordedVin {
  /** The whole number, where it is known. */
  readonly vin: string | null;
  readonly vinLast8: string | null;
}

/** How far a record and what was read agree: in the whole number, or in the end that one of them has. */
export type VinAgreement = 'whole' | 'end' | null;

/**
 * What counts of a VIN. No VIN has an I, an O or a Q (ISO 3779), so one that is read or typed is a 1 or
 * a 0; blanks, dashes and bars are no part of it.
 */
export function significantVin(text: string): string {
  return normaliseVin(text).replace(/[OQ]/g, '0').replaceAll('I', '1');
}

/** Whether the record has a VIN, or the end of one, to compare with. */
export function hasRecordedVin({ vin, vinLast8 }: RecordedVin): boolean {
  return [vin, vinLast8].some((text) => text !== null && !isTbd(text) && isVinInput(text));
}

/** `read` is a VIN or its end, 8 to 17 characters; anything else agrees with nothing. */
export function vinAgreement(recorded: RecordedVin, read: string): VinAgreement {
  if (!hasRecordedVin(recorded) || !isVinInput(read)) return null;
  const found = significantVin(read);
  const whole = recorded.vin === null ? '' : significantVin(recorded.vin);
  if (whole.length === VIN_MAX) {
    if (found.length === VIN_MAX) return whole === found ? 'whole' : null;
    return whole.endsWith(found) ? 'end' : null;
  }
  return lastEight(significantVin(recorded.vinLast8 ?? '')) === lastEight(found) ? 'end' : null;
}

/** A check as it is kept with its unit. */
export interface KeptCheck {
  readonly vin: string;
  readonly isLoadedAnyway: boolean;
}

/**
 * Whether a unit counts as checked: what was read is its VIN, or its record has none. A VIN that dispatch has changed
 * since takes the tick away.
 */
export function isChecked(recorded: RecordedVin, check: KeptCheck | null | undefined): boolean {
  if (!check || check.isLoadedAnyway) return false;
  return !hasRecordedVin(recorded) || vinAgreement(recorded, check.vin) !== null;
}
