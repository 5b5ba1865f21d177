import { useListDriversQuery } from '../../api/drivers';
import { FilterPicker } from '../../ui/list/filter/FilterPicker';
import { useTranslation } from '../../ui/text/useTranslation';
import { useChosenDriver } from './useChosenPeople';

interface DriverFilterProps {
  value: number | null;
  onChange: (driverId: number | null) => void;
}

/** Filters a list by one driver, including inactive drivers. */
export function DriverFilter({ value, onChange }: DriverFilterProps) {
  const { t } = useTranslation('jobs');
  const { data: drivers = [] } = useListDriversQuery({});
  return (
    <FilterPicker
      label={t('columns.driver')}
      allLabel={t('filters.allDrivers')}
      options={drivers.map(({ id, name }) => ({ value: id, label: name }))}
      value={useChosenDriver(value)}
      onChange={onChange}
    />
  );
}
