import { Controller, type UseFormReturn } from 'react-hook-form';
import type { Days } from '../../../parts/invoices/periods';
import { SegmentedChoice } from '../../../ui/button/SegmentedChoice';
import { DateField } from '../../../ui/form/DateField';
import { FieldPair } from '../../../ui/form/layout/FieldGrid';
import { useFormat } from '../../../ui/text/useFormat';
import { useTranslation } from '../../../ui/text/useTranslation';
import { GATHERED_FOR, lastEnd, type GatherValues } from './gatheredDays';

interface GatherFieldsProps {
  form: UseFormReturn<GatherValues>;
  today: string;
  /** Null if the end is not a valid date. */
  days: Days | null;
}

/** Chooses the billing interval and the last day. */
export function GatherFields({ form: { control, setValue }, today, days }: GatherFieldsProps) {
  const { t } = useTranslation('toInvoice');
  const format = useFormat();
  return (
    <>
      <FieldPair>
        <Controller
          control={control}
          name="gathering"
          render={({ field }) => (
            <SegmentedChoice
              label={t('gather.for')}
              options={GATHERED_FOR.map((value) => ({ value, label: t(`gather.${value}`) }))}
              value={field.value}
              onChange={(value) => {
                field.onChange(value);
                setValue('end', lastEnd(value, today));
              }}
            />
          )}
        />
        <DateField control={control} name="end" label={t('gather.end')} prefer="past" />
      </FieldPair>
      {days && (
        <p className="type-small quiet">
          {t('gather.days', { from: format.day(days.from), to: format.day(days.to) })}
        </p>
      )}
    </>
  );
}
