import { useId, useState } from 'react';
import { Button } from '../../ui/button/Button';
import { FilterChips, type ActiveFilter } from '../../ui/list/filter/FilterChips';
import { FilterPicker } from '../../ui/list/filter/FilterPicker';
import type { PickerOption } from '../../ui/list/filter/pickerOption';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { SavedViewsMenu } from '../../parts/saved-views/SavedViewsMenu';
import { Icon } from '../../ui/icon/Icon';
import { SearchField } from '../../ui/list/filter/SearchField';
import { useIsWide } from '../../ui/screen/useIsWide';
import { useTranslation } from '../../ui/text/useTranslation';
import { NO_CUSTOMER, NO_FILTERS, OPEN_STATUSES, type ListChoice } from './activeJobsUrl';
import './active-jobs.css';
import { routeLabel } from './searchedTexts';
import { SortControls } from './SortControls';
import type { ActiveList } from './useActiveList';

/** The chosen customer and route as options, also when no job has them any more. */
function useChosen({ choice, options }: ActiveList) {
  const { t } = useTranslation(['activeJobs', 'jobs']);
  const customerLabel = (id: number | typeof NO_CUSTOMER) =>
    id === NO_CUSTOMER ? t('jobs:customer.none') : t('filters.customerNumber', { id });
  const customer: PickerOption<number | typeof NO_CUSTOMER> | null =
    choice.customer === null
      ? null
      : (options.customers.find(({ value }) => value === choice.customer) ?? {
          value: choice.customer,
          label: customerLabel(choice.customer),
        });
  const route: PickerOption<string> | null =
    choice.route === ''
      ? null
      : { value: choice.route, label: routeLabel(choice.route, t('filters.unknownPlace')) };
  return { customer, route };
}

/** On a phone, filters and order stand behind a button: what is in force shows in the chips. */
export function ActiveJobsFilters({ list }: { list: ActiveList }) {
  const { t } = useTranslation(['activeJobs', 'common']);
  const isWide = useIsWide();
  const { choice, change, options } = list;
  const { customer, route } = useChosen(list);
  const gridId = useId();
  const [isOpen, setIsOpen] = useState(false);

  const chip = (key: keyof ListChoice, name: string, value: string): ActiveFilter => ({
    key,
    label: t('filters.chip', { name, value }),
    onRemove: () => change({ [key]: NO_FILTERS[key as keyof typeof NO_FILTERS] }),
  });
  const inForce = [
    choice.q.trim() !== '' && chip('q', t('filters.searchChip'), choice.q.trim()),
    choice.status !== '' &&
      chip('status', t('filters.status'), t(`common:status.${choice.status}`)),
    customer && chip('customer', t('filters.customer'), customer.label),
    route && chip('route', t('filters.route'), route.label),
  ].filter((filter) => filter !== false && filter !== null);

  return (
    <>
      <SearchField label={t('search')} value={choice.q} onChange={(q) => change({ q })} />
      <SavedViewsMenu list="active-jobs" />
      {!isWide && (
        <Button
          variant="outlined"
          color="secondary"
          className="icon-on-phone"
          aria-expanded={isOpen}
          aria-controls={gridId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon name="filter" />
          <span className="cut">{t('filters.open')}</span>
        </Button>
      )}
      <div className="filter-grid" id={gridId} hidden={!isWide && !isOpen}>
        <FilterSelect
          label={t('filters.status')}
          allLabel={t('filters.allStatuses')}
          options={OPEN_STATUSES.map((value) => ({
            value,
            label: t(`common:status.${value}`),
          }))}
          value={choice.status}
          onChange={(status) => change({ status })}
        />
        <FilterPicker
          label={t('filters.customer')}
          allLabel={t('filters.allCustomers')}
          options={options.customers}
          value={customer}
          onChange={(value) => change({ customer: value })}
        />
        <FilterPicker
          label={t('filters.route')}
          allLabel={t('filters.allRoutes')}
          options={options.routes}
          value={route}
          onChange={(value) => change({ route: value ?? '' })}
        />
        {!isWide && <SortControls list={list} />}
      </div>
      <FilterChips filters={inForce} onClear={() => change(NO_FILTERS)} />
    </>
  );
}
