import { fold } from '../text/search-words';

/** Whose data can be given out or erased. A contact is the person whom a customer's record names. */
export const PERSON_KINDS = ['user', 'driver', 'customer', 'contact'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Why somebody is erased. A free text could name the person anew. */
export const ERASURE_REASONS = ['asked', 'purpose-over', 'collected-wrongly'] as const;
/** `kept-long-enough` is the reason of the nightly run alone. */
export const ALL_ERASURE_REASONS = [...ERASURE_REASONS, 'kept-long-enough'] as const;
export type ErasureReason = (typeof ALL_ERASURE_REASONS)[number];

/** What stands in place of a name. */
export function erasedName(number: number): string {
  return `Erased person ${String(number)}`;
}

/** Whether somebody typed that name, whatever its case, accents and spaces. */
export function isSameName(typed: string, name: string): boolean {
  return spaced(typed) === spaced(name);
}

function spaced(text: string): string {
  return fold(text).trim().replace(/\s+/gu, ' ');
}
