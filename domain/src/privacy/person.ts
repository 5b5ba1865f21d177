import { fold } from '../text/search-words';

/** People whose data can be exported or erased. A contact is the person named in a customer's record. */
export const PERSON_KINDS = ['user', 'driver', 'customer', 'contact'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Why a person is erased. A free text could contain the name again. */
export const ERASURE_REASONS = ['asked', 'purpose-over', 'collected-wrongly'] as const;
/** Only the nightly run uses `kept-long-enough`. */
export const ALL_ERASURE_REASONS = [...ERASURE_REASONS, 'kept-long-enough'] as const;
export type ErasureReason = (typeof ALL_ERASURE_REASONS)[number];

/** The replacement of an erased name. */
export function erasedName(number: number): string {
  return `Erased person ${String(number)}`;
}

/** Whether the name was typed correctly, ignoring case, accents and spaces. */
export function isSameName(typed: string, name: string): boolean {
  return spaced(typed) === spaced(name);
}

function spaced(text: string): string {
  return fold(text).trim().replace(/\s+/gu, ' ');
}
