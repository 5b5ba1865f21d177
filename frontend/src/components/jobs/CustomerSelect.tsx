import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { SEARCH_DEBOUNCE_MS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCustomerQuery, useSearchCustomersQuery, type Customer } from '../../api/customers';
import { useDebouncedValue } from '../../lib/useDebouncedValue';
import type { ControlIds } from '../form/FieldFrame';

interface CustomerSelectProps {
  ids: ControlIds;
  value: number | null;
  onChange: (customerId: number | null) => void;
  /** Words of having no customer, or of all of them in a filter. */
  noneLabel: string;
}

const NOBODY = 'nobody';
type Choice = Customer | typeof NOBODY;

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
  const labelOf = (choice: Choice) => (choice === NOBODY ? noneLabel : choice.name);
  const offered: Choice[] = isAsked ? found : chosen ? [NOBODY, chosen] : [NOBODY];

  return (
    <Autocomplete<Choice, false, true>
      id={ids.id}
      disableClearable
      options={offered}
      loading={isWaiting}
      loadingText={t('common:states.searching')}
      noOptionsText={t('common:states.noMatches')}
      filterOptions={(choices) => choices}
      value={chosen ?? NOBODY}
      onChange={(_event, choice) => onChange(choice === NOBODY ? null : choice.id)}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      isOptionEqualToValue={(one, other) =>
        one === other || (one !== NOBODY && other !== NOBODY && one.id === other.id)
      }
      getOptionKey={(choice) => (choice === NOBODY ? NOBODY : choice.id)}
      getOptionLabel={labelOf}
      renderOption={({ key, ...row }, choice) => (
        <li key={key} {...row}>
          {choice === NOBODY ? noneLabel : <CustomerRow customer={choice} />}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          error={ids['aria-invalid']}
          slotProps={{
            ...params.slotProps,
            htmlInput: {
              ...params.slotProps.htmlInput,
              'aria-describedby': ids['aria-describedby'],
              'aria-invalid': ids['aria-invalid'],
            },
          }}
        />
      )}
    />
  );
}

function CustomerRow({ customer }: { customer: Customer }) {
  const { t } = useTranslation('jobs');
  const place = [customer.city, customer.province].filter(Boolean).join(', ');
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Typography noWrap title={customer.name}>
        {customer.name}
      </Typography>
      <Typography variant="caption" component="div" color="text.secondary" noWrap>
        {place}
        {customer.status === 'inactive' && (
          <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
            {` ${t('customer.blacklisted')}`}
          </Box>
        )}
      </Typography>
    </Box>
  );
}
