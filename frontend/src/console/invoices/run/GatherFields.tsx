import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { SegmentedChoice } from '../../../ui/button/SegmentedChoice';
import { DateField } from '../../../ui/form/DateField';
import { useTexts } from '../../../ui/text/useTexts';
import {
  GATHERED_FOR,
  isInterval,
  lastEnd,
  type GatheredPart,
  type GatherValues,
} from './gatheredDays';

interface GatherFieldsProps {
  form: UseFormReturn<GatherValues>;
  today: string;
  /** Empty if the end is not a valid date. */
  parts: readonly GatheredPart[];
}

/** Chooses the customers by their billing interval and, for one interval, the last day. */
export function GatherFields({ form: { control, setValue }, today, parts }: GatherFieldsProps) {
  const { t, format } = useTexts('toInvoice');
  const gathering = useWatch({ control, name: 'gathering' });
  return (
    <>
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
              if (isInterval(value)) setValue('end', lastEnd(value, today));
            }}
          />
        )}
      />
      {isInterval(gathering) && (
        <DateField control={control} name="end" label={t('gather.end')} prefer="past" />
      )}
      <div className="stack gap-4 type-small quiet">
        {parts.map(({ gathering: interval, days }) => (
          <p key={interval}>
            {days === null
              ? t('gather.untilNow', { interval: t(`gather.${interval}`) })
              : t('gather.days', {
                  interval: t(`gather.${interval}`),
                  from: format.day(days.from),
                  to: format.day(days.to),
                })}
          </p>
        ))}
      </div>
    </>
  );
}
