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
