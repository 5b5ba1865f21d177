import { FilterSelect } from '../../ui/list/filter/FilterSelect';
import { useTranslation } from '../../ui/text/useTranslation';
import type { Days } from './periods';
import { usePeriods } from './usePeriods';

interface PeriodFilterProps {
  days: Days;
  /** Empty days mean no filter. */
  onChange: (days: Days) => void;
}

const ANY: Days = { from: '', to: '' };

/** Filters a list by month, quarter or year. */
export function PeriodFilter({ days, onChange }: PeriodFilterProps) {
  const { t } = useTranslation('invoices');
  const { periods, shown } = usePeriods(days);
  return (
    <FilterSelect
      label={t('periods.label')}
      allLabel={t('periods.all')}
      options={periods}
      value={shown}
      onChange={(wanted) => onChange(periods.find(({ value }) => value === wanted)?.days ?? ANY)}
    />
  );
}
