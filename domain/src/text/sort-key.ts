import { fold } from './search-words';

/** Width of the sort key columns. */
export const SORT_KEY_MAX = 240;

/** Sort key of a text, the same on every database: folded and cut, since one letter can fold to eighteen. */
export function sortKey(text: string): string {
  return [...fold(text)].slice(0, SORT_KEY_MAX).join('');
}

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
 * Sort keys of a job's route: the cities, or the addresses if they are missing. `changes` override the stored values.
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
