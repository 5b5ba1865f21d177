import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { CheckBox } from '../../ui/form/CheckBox';
import { useFieldError } from '../../ui/form/fieldProblem';
import { useTranslation } from '../../ui/text/useTranslation';
import type { SeriesValues } from './seriesForm';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function WeekdayFields() {
  const { t } = useTranslation('recurring');
  const id = useId();
  const { control } = useFormContext<SeriesValues>();
  const { field, fieldState } = useController({ control, name: 'weekdays' });
  const problem = useFieldError()(fieldState.error?.message);
  return (
    <fieldset className="recurring-days" aria-describedby={problem ? id : undefined}>
      <legend className="field-label">{t('fields.weekdays')}</legend>
      {WEEKDAYS.map((day) => (
        <CheckBox
          key={day}
          label={t(`weekday.${day}`)}
          checked={field.value.includes(day)}
          onChange={(isOn) =>
            field.onChange(
              WEEKDAYS.filter((one) => (one === day ? isOn : field.value.includes(one))),
            )
          }
        />
      ))}
      {problem && (
        <p id={id} role="alert" className="field-below" data-wrong>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
