import { useState, type ReactNode } from 'react';
import { CustomerFilter } from '../../../parts/people/CustomerFilter';
import { useChosenCustomer } from '../../../parts/people/useChosenPeople';
import { PeriodFilter } from '../../../parts/invoices/PeriodFilter';
import { usePeriods } from '../../../parts/invoices/usePeriods';
import { FilterChips, type ActiveFilter } from '../../../ui/list/filter/FilterChips';
import { FilterSelect } from '../../../ui/list/filter/FilterSelect';
import { FoldedFilters } from '../../../ui/list/filter/FoldedFilters';
import { SearchField } from '../../../ui/list/filter/SearchField';
import { useIsWide } from '../../../ui/screen/useIsWide';
import { useTexts } from '../../../ui/text/useTexts';
import { useTranslation } from '../../../ui/text/useTranslation';
import { INVOICE_STATES, type InvoiceList } from './useInvoiceList';

/** The days in the address, which have no field. */
function useDaysChip({ filters: { from, to }, change }: InvoiceList): ActiveFilter | false {
  const { t, format } = useTexts('invoices');
  const { shown } = usePeriods({ from, to });
  if (shown !== '' || (!from && !to)) return false;
  const days = { from: from && format.day(from), to: to && format.day(to) };
  const onlyFrom = to ? t('periods.days', days) : t('periods.from', days);
  return {
    key: 'days',
    label: from ? onlyFrom : t('periods.to', days),
    onRemove: () => change({ from: '', to: '' }),
  };
}

/** Active filters in words, for when their fields are hidden. */
function useInFields({ filters, change }: InvoiceList): (ActiveFilter | false)[] {
  const { t } = useTranslation(['invoices', 'common', 'jobs']);
  const customer = useChosenCustomer(filters.customer);
  const { shown } = usePeriods(filters);
  const chip = (name: string, value: string) => t('common:filters.chip', { name, value });
  return [
    filters.state !== '' && {
      key: 'state',
      label: chip(t('columns.state'), t(`states.${filters.state}`)),
      onRemove: () => change({ state: '' }),
    },
    customer !== null && {
      key: 'customer',
      label: chip(t('jobs:columns.customer'), customer.label),
      onRemove: () => change({ customer: null }),
    },
    shown !== '' && {
      key: 'period',
      label: t(`periods.${shown}`),
      onRemove: () => change({ from: '', to: '' }),
    },
  ];
}

interface InvoiceFiltersProps {
  list: InvoiceList;
  /** Shown on a phone, with the folded fields. */
  sortSelect: ReactNode;
}

/** Search and filters; on a phone the fields are behind a button. */
export function InvoiceFilters({ list, sortSelect }: InvoiceFiltersProps) {
  const { t } = useTranslation(['invoices', 'common']);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const { filters, change, canClear, clear } = list;
  const fieldless = useDaysChip(list);
  const inFields = useInFields(list);
  const chips = isWide || isOpen ? [fieldless] : [fieldless, ...inFields];
  const fields = (
    <>
      <FilterSelect
        label={t('columns.state')}
        allLabel={t('allStates')}
        options={INVOICE_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filters.state}
        onChange={(state) => change({ state })}
      />
      <CustomerFilter value={filters.customer} onChange={(customer) => change({ customer })} />
      <PeriodFilter days={filters} onChange={({ from, to }) => change({ from, to })} />
    </>
  );
  return (
    <>
      <SearchField label={t('search')} value={filters.q} onChange={(q) => change({ q })} />
      {isWide ? (
        <>
          {fields}
          {sortSelect}
        </>
      ) : (
        <FoldedFilters
          label={t('common:filters.open')}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {fields}
          {sortSelect}
        </FoldedFilters>
      )}
      <FilterChips
        filters={chips.filter((filter) => filter !== false)}
        canClear={canClear}
        onClear={clear}
      />
    </>
  );
}
