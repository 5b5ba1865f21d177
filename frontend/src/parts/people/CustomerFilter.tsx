import { useState } from 'react';
import { FilterPicker } from '../../ui/list/filter/FilterPicker';
import { useTranslation } from '../../ui/text/useTranslation';
import { useChosenCustomer } from './useChosenPeople';
import { useOfferedCustomers } from './useOfferedCustomers';

interface CustomerFilterProps {
  value: number | null;
  onChange: (customerId: number | null) => void;
  /** The label for no selection; by default, that the list shows all. */
  allLabel?: string;
}

/** Filters a list by one customer, found by typing. */
export function CustomerFilter({ value, onChange, allLabel }: CustomerFilterProps) {
  const { t } = useTranslation('jobs');
  const [typed, setTyped] = useState('');
  const { offered, emptyText } = useOfferedCustomers(value, typed);
  return (
    <FilterPicker
      label={t('columns.customer')}
      allLabel={allLabel ?? t('filters.allCustomers')}
      options={offered.map(({ id, name, city, province }) => ({
        value: id,
        label: name,
        note: [city, province].filter(Boolean).join(', '),
      }))}
      value={useChosenCustomer(value)}
      onChange={onChange}
      onType={setTyped}
      emptyText={emptyText}
    />
  );
}
