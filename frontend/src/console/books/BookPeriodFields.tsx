import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Days } from '../../parts/invoices/periods';
import { usePeriods } from '../../parts/invoices/usePeriods';
import { DateField } from '../../ui/form/DateField';
import { Select } from '../../ui/form/Select';
import { useTranslation } from '../../ui/text/useTranslation';
import './books.css';
import { periodSchema, type PeriodValues } from './bookPeriod';

interface BookPeriodFieldsProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** A month, a quarter, a year or a custom period. */
export function BookPeriodFields({ days, onChange }: BookPeriodFieldsProps) {
  const { t } = useTranslation(['books', 'invoices']);
  const { periods, shown } = usePeriods(days);
  const { control } = useForm<PeriodValues>({
    resolver: zodResolver(periodSchema),
    mode: 'onChange',
    values: days,
  });
  const typed = useWatch({ control });
  const tell = useEffectEvent((values: unknown) => {
    const { data } = periodSchema.safeParse(values);
    if (data && (data.from !== days.from || data.to !== days.to)) onChange(data);
  });
  useEffect(() => tell(typed), [typed]);
  const own = shown === '' ? [{ value: '' as const, label: t('period.own') }] : [];
  return (
    <div className="book-period">
      <Select
        label={t('invoices:periods.label')}
        options={[...own, ...periods]}
        value={shown}
        onChange={(wanted) => {
          const period = periods.find(({ value }) => value === wanted);
          if (period) onChange(period.days);
        }}
      />
      <DateField control={control} name="from" label={t('period.from')} prefer="past" />
      <DateField control={control} name="to" label={t('period.to')} prefer="past" />
    </div>
  );
}
