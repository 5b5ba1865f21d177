import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetCustomerQuery, useSearchCustomersQuery } from '../../api/customers';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';
import { useTranslation } from '../../ui/text/useTranslation';

/** The customers that match a search of at least two characters; before that the chosen one. */
export function useOfferedCustomers(chosenId: number | null, typed: string) {
  const { t } = useTranslation('common');
  const { data: known } = useGetCustomerQuery(chosenId === null ? skipToken : { id: chosenId });
  const chosen = chosenId !== null && known?.id === chosenId ? known : undefined;
  const text = typed.trim();
  const rested = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const isAsked = [...text].length >= SEARCH_MIN_CHARS && text !== chosen?.name;
  const { currentData, isFetching, isError } = useSearchCustomersQuery(
    isAsked && rested === text ? { q: rested } : skipToken,
  );
  const isWaiting = isAsked && (isFetching || rested !== text);
  const found = isWaiting ? [] : (currentData ?? []);
  const offered = isAsked ? found : chosen ? [chosen] : [];
  const emptyText = () => {
    if (!isAsked) return t('states.typeMore', { count: SEARCH_MIN_CHARS });
    if (isWaiting) return t('states.searching');
    return t(isError ? 'states.loadFailed' : 'states.noMatches');
  };
  return { chosen, isAsked, offered, emptyText: emptyText() };
}
