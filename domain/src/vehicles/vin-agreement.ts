import { isTbd } from '../people/customer';
import { VIN_MAX } from '../limits';
import { isVinInput, lastEight, normaliseVin } from './vin';

/** How a VIN was entered on the phone. */
export const CHECK_METHODS = ['scan', 'typed'] as const;
export type CheckMethod = (typeof CHECK_METHODS)[number];

export function isCheckMethod(value: unknown): value is CheckMethod {
  return CHECK_METHODS.some((method) => method === value);
}

export interface RecordedVin {
  /** The full VIN, if known. */
  readonly vin: string | null;
  readonly vinLast8: string | null;
}

/** Which part of the VIN matches: the full number, or the end that one side has. */
export type VinAgreement = 'whole' | 'end' | null;

/**
 * The significant characters of a VIN. No VIN has an I, an O or a Q (ISO 3779), so these become 1 or 0; spaces,
 * dashes and bars are removed.
 */
export function significantVin(text: string): string {
  return normaliseVin(text).replace(/[OQ]/g, '0').replaceAll('I', '1');
}

/** Whether the record has a VIN, or its end, to compare with. */
export function hasRecordedVin({ vin, vinLast8 }: RecordedVin): boolean {
  return [vin, vinLast8].some((text) => text !== null && !isTbd(text) && isVinInput(text));
}

/** `read` is a VIN or its end, 8 to 17 characters; any other text matches nothing. */
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

export interface KeptCheck {
  readonly vin: string;
  readonly isLoadedAnyway: boolean;
}

/**
 * Whether a unit counts as checked: the VIN that was read matches, or the record has none. A later change of the VIN
 * by dispatch invalidates the check.
 */
export function isChecked(recorded: RecordedVin, check: KeptCheck | null | undefined): boolean {
  if (!check || check.isLoadedAnyway) return false;
  return !hasRecordedVin(recorded) || vinAgreement(recorded, check.vin) !== null;
}
