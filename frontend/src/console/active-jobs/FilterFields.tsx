import { PICKUP_FILTERS } from '@dispatch/domain/jobs/pickup-day';
import { DELIVERY_FILTERS } from '@dispatch/domain/jobs/stop-window';
import { FilterPicker } from '../../ui/list/filter/FilterPicker';
import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { useTranslation } from '../../ui/text/useTranslation';
import { OPEN_STATUSES } from './activeJobsUrl';
import type { ActiveList } from './useActiveList';
import type { useChosenFilters } from './useChosenFilters';

interface FilterFieldsProps {
  list: ActiveList;
  chosen: ReturnType<typeof useChosenFilters>;
}

export function DailyFilters({ list, chosen }: FilterFieldsProps) {
  const { t } = useTranslation(['activeJobs', 'common', 'jobs']);
  const { choice, change, options } = list;
  return (
    <>
      <FilterSelect
        label={t('filters.status')}
        allLabel={t('filters.allStatuses')}
        options={OPEN_STATUSES.map((value) => ({ value, label: t(`common:status.${value}`) }))}
        value={choice.status}
        onChange={(status) => change({ status })}
      />
      <FilterSelect
        label={t('filters.pickup')}
        allLabel={t('filters.allPickups')}
        options={PICKUP_FILTERS.map((value) => ({ value, label: t(`filters.pickups.${value}`) }))}
        value={choice.pickup}
        onChange={(pickup) => change({ pickup })}
      />
      <FilterPicker
        label={t('filters.driver')}
        allLabel={t('jobs:filters.allDrivers')}
        options={options.drivers}
        value={chosen.driver}
        onChange={(driver) => change({ driver })}
      />
      <FilterPicker
        label={t('filters.customer')}
        allLabel={t('jobs:filters.allCustomers')}
        options={options.customers}
        value={chosen.customer}
        onChange={(customer) => change({ customer })}
      />
      <FilterPicker
        label={t('filters.route')}
        allLabel={t('filters.allRoutes')}
        options={options.routes}
        value={chosen.route}
        onChange={(route) => change({ route: route ?? '' })}
      />
    </>
  );
}

export function RareFilters({ list, chosen }: FilterFieldsProps) {
  const { t } = useTranslation('activeJobs');
  const { choice, change, options } = list;
  return (
    <>
      <FilterSelect
        label={t('filters.units')}
        allLabel={t('filters.allUnits')}
        options={[{ value: 'behind' as const, label: t('filters.leftBehind') }]}
        value={choice.left}
        onChange={(left) => change({ left })}
      />
      <FilterPicker
        label={t('filters.responsible')}
        allLabel={t('filters.allResponsible')}
        options={options.responsible}
        value={chosen.responsible}
        onChange={(responsible) => change({ responsible })}
      />
      <FilterSelect
        label={t('filters.delivery')}
        allLabel={t('filters.allDeliveries')}
        options={DELIVERY_FILTERS.map((value) => ({
          value,
          label: t(`filters.deliveries.${value}`),
        }))}
        value={choice.delivery}
        onChange={(delivery) => change({ delivery })}
      />
      <FilterPicker
        label={t('filters.origin')}
        allLabel={t('filters.allOrigins')}
        options={options.origins}
        value={chosen.origin}
        onChange={(origin) => change({ origin: origin ?? '' })}
      />
      <FilterPicker
        label={t('filters.destination')}
        allLabel={t('filters.allDestinations')}
        options={options.destinations}
        value={chosen.destination}
        onChange={(destination) => change({ destination: destination ?? '' })}
      />
    </>
  );
}
