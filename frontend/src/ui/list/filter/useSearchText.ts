import { SEARCH_DEBOUNCE_MS } from '@dispatch/domain/limits';
import { searchQuery } from '@dispatch/domain/text/search-words';
import { useDebouncedValue } from '../../form/search/useDebouncedValue';

/** The debounced search text; undefined until it is long enough to search. */
export function useSearchText(typed: string): string | undefined {
  const rested = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS);
  return typed.trim() !== '' && searchQuery(rested) !== null ? rested : undefined;
}
