import { useState } from 'react';
import { CustomerFilter } from '../../parts/people/CustomerFilter';
import { DriverFilter } from '../../parts/people/DriverFilter';
import { useChosenCustomer, useChosenDriver } from '../../parts/people/useChosenPeople';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { FilterChips, type ActiveFilter } from '../../ui/list/filter/FilterChips';
import { FoldedFilters } from '../../ui/list/filter/FoldedFilters';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTexts } from '../../ui/text/useTexts';
import { useTranslation } from '../../ui/text/useTranslation';
import { useUrlState } from '../../ui/url/urlState';
import { SHOWN_FIELDS } from './shown';
import { ShownChoice } from './ShownChoice';
import { SortCompletedJobs } from './SortCompletedJobs';
import type { CompletedList } from './useCompletedJobs';

/** Active filters that have no field. */
function useFieldless({ filters, change }: CompletedList): ActiveFilter[] {
  const { t, format } = useTexts('completed');
  const { from, to, note } = filters;
  const days = [from, to].filter(Boolean).map((day) => format.day(day));
  return [
    days.length > 0 && {
      key: 'days',
      label: t('days', { days: [...new Set(days)].join(' – ') }),
      onRemove: () => change({ from: '', to: '' }),
    },
    note !== '' && {
      key: 'note',
      label: t('unreadNote'),
      onRemove: () => change({ note: '' }),
    },
  ].filter((filter) => filter !== false);
}

/** Active filters in words, for when their fields are hidden. */
function useInFields({ filters, change }: CompletedList): ActiveFilter[] {
  const { t } = useTranslation(['completed', 'common', 'jobs']);
  const [{ show }, changeShown] = useUrlState(SHOWN_FIELDS);
  const customer = useChosenCustomer(filters.customer);
  const driver = useChosenDriver(filters.driver);
  const chip = (name: string, value: string) => t('common:filters.chip', { name, value });
  return [
    show !== 'delivered' && {
      key: 'show',
      label: t(`show.${show}`),
      onRemove: () => changeShown({ show: 'delivered' }),
    },
    customer !== null && {
      key: 'customer',
      label: chip(t('jobs:columns.customer'), customer.label),
      onRemove: () => change({ customer: null }),
    },
    driver !== null && {
      key: 'driver',
      label: chip(t('jobs:columns.driver'), driver.label),
      onRemove: () => change({ driver: null }),
    },
  ].filter((filter) => filter !== false);
}

/** Search and filters; on a phone, fields and order are behind a button. */
export function CompletedFilters({ list }: { list: CompletedList }) {
  const { t } = useTranslation(['completed', 'common']);
  const isWide = useIsWide();
  const [isOpen, setIsOpen] = useState(false);
  const fieldless = useFieldless(list);
  const inFields = useInFields(list);
  const { filters, change, canClear, clear } = list;
  const fields = (
    <>
      <ShownChoice />
      <CustomerFilter value={filters.customer} onChange={(customer) => change({ customer })} />
      <DriverFilter value={filters.driver} onChange={(driver) => change({ driver })} />
    </>
  );
  return (
    <>
      <SearchField label={t('search')} value={filters.q} onChange={(q) => change({ q })} />
      <SavedViewsMenu list="completed-jobs" />
      {isWide ? (
        fields
      ) : (
        <FoldedFilters
          label={t('common:filters.open')}
          isOpen={isOpen}
          onToggle={() => setIsOpen(!isOpen)}
        >
          {fields}
          <SortCompletedJobs list={list} />
        </FoldedFilters>
      )}
      <FilterChips
        filters={isWide || isOpen ? fieldless : [...fieldless, ...inFields]}
        canClear={canClear}
        onClear={clear}
      />
    </>
  );
}
