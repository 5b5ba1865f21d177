import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { dateText } from '../../lib/dateText';
import * as z from '../../lib/schema';
import { DateField } from '../../ui/form/DateField';
import { useTranslation } from '../../ui/text/useTranslation';

const daysSchema = z.object({ from: dateText, to: dateText });
type Days = z.infer<typeof daysSchema>;

interface AuditDaysProps {
  days: Days;
  /** Empty days do not filter. */
  onChange: (days: Days) => void;
}

export function AuditDays({ days, onChange }: AuditDaysProps) {
  const { t } = useTranslation('audit');
  const { control } = useForm<Days>({
    resolver: zodResolver(daysSchema),
    mode: 'onChange',
    values: days,
  });
  const typed = useWatch({ control });
  const tell = useEffectEvent((values: unknown) => {
    const { data } = daysSchema.safeParse(values);
    if (data && (data.from !== days.from || data.to !== days.to)) onChange(data);
  });
  useEffect(() => tell(typed), [typed]);
  return (
    <div className="audit-days">
      <DateField control={control} name="from" label={t('filters.from')} prefer="past" />
      <DateField control={control} name="to" label={t('filters.to')} prefer="past" />
    </div>
  );
}
