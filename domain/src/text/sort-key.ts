import { fold } from './search-words';

/** Width of the columns that lists are sorted by. */
export const SORT_KEY_MAX = 240;

/**
 * What text is sorted by, alike on every database: folded, and cut, since one letter may fold to
 * eighteen.
 */
export function sortKey(text: string): string {
  return [...fold(text)].slice(0, SORT_KEY_MAX).join('');
}

/** The same of a text that may be missing. */
export function optionalSortKey(text: string | null | undefined): string | null {
  return text == null ? null : sortKey(text);
}

export interface RoutePlaces {
  readonly pickupCity: string | null;
  readonly pickupAddress: string | null;
  readonly dropoffCity: string | null;
  readonly dropoffAddress: string | null;
}

/**
 * What a job is sorted by along its route: the cities, or the addresses where they are missing.
 * `changes` come before what is there; what they do not name stays.
 */
export function routeSortKeys(
  places: RoutePlaces,
  changes: Partial<RoutePlaces> = {},
): { readonly pickupSort: string | null; readonly dropoffSort: string | null } {
  const text = (field: keyof RoutePlaces) =>
    changes[field] === undefined ? places[field] : changes[field];
  return {
    pickupSort: optionalSortKey(text('pickupCity') ?? text('pickupAddress')),
    dropoffSort: optionalSortKey(text('dropoffCity') ?? text('dropoffAddress')),
  };
}
