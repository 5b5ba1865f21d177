import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import '../../ui/text/text.css';
import { useGetCustomerQuery, useSearchCustomersQuery, type Customer } from '../../api/customers';
import { useDebouncedValue } from '../../ui/form/search/useDebouncedValue';
import { useTranslation } from '../../ui/text/useTranslation';
import type { ControlIds } from '../../ui/form/FieldFrame';
import { RecordSelect } from '../../ui/form/search/RecordSelect';

interface CustomerSelectProps {
  ids: ControlIds;
  value: number | null;
  onChange: (customerId: number | null) => void;
  /** Words of having no customer, or of all of them in a filter. */
  noneLabel: string;
}

function useOffered(typed: string, chosen: Customer | undefined) {
  const text = typed.trim();
  const rested = useDebouncedValue(text, SEARCH_DEBOUNCE_MS);
  const isAsked = [...text].length >= SEARCH_MIN_CHARS && text !== chosen?.name;
  const { data, isFetching } = useSearchCustomersQuery(
    isAsked && rested === text ? { q: rested } : skipToken,
  );
  const isWaiting = isAsked && (isFetching || rested !== text);
  const found = isAsked && !isWaiting ? (data ?? []) : [];
  return { isAsked, isWaiting, found };
}

/** An existing customer, found by typing at least two characters. */
export function CustomerSelect({ ids, value, onChange, noneLabel }: CustomerSelectProps) {
  const { t } = useTranslation(['jobs', 'common']);
  const [typed, setTyped] = useState('');
  const { data: known } = useGetCustomerQuery(value === null ? skipToken : { id: value });
  const chosen = value !== null && known?.id === value ? known : undefined;
  const { isAsked, isWaiting, found } = useOffered(typed, chosen);
  return (
    <RecordSelect
      ids={ids}
      items={isAsked ? found : chosen ? [chosen] : []}
      noneLabel={noneLabel}
      hidesNone={isAsked}
      chosen={chosen}
      onChoose={onChange}
      loading={isWaiting}
      loadingText={t('common:states.searching')}
      filterOptions={(choices) => choices}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      note={({ city, province, status }) => (
        <>
          {[city, province].filter(Boolean).join(', ')}
          {status === 'inactive' && (
            <span className="warned">{` ${t('customer.blacklisted')}`}</span>
          )}
        </>
      )}
    />
  );
}
