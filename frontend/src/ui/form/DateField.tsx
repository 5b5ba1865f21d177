import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import { dayOf } from '@dispatch/domain/time/company-day';
import { readDate, type DatePreference } from '@dispatch/domain/time/read-date';
import { useRef, useState } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useConfig } from '../../api/config';
import { IconButton } from '../button/IconButton';
import { Icon } from '../icon/Icon';
import { useTexts } from '../text/useTexts';
import { FormControlField } from './FormField';
import { hasCalendar } from './hasCalendar';
import { InputBox } from './InputBox';

interface DateFieldProps<Values extends FieldValues> {
  control?: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  /** How to read an ambiguous date such as `25` or `friday`: in the past or in the future. */
  prefer: DatePreference;
}

/**
 * A date, typed in common formats or picked. The form holds 'YYYY-MM-DD', '' for none, or an unreadable text, which the
 * schema (`dateText`) rejects.
 */
export function DateField<Values extends FieldValues>(props: DateFieldProps<Values>) {
  const { control, name, label, prefer } = props;
  const { t, format } = useTexts('common');
  const { timeZone } = useConfig();
  const picker = useRef<HTMLInputElement>(null);
  const [isPickable] = useState(hasCalendar);
  const [typed, setTyped] = useState({ text: '', value: '' });
  const read = (text: string) => readDate(text, dayOf(new Date(), timeZone), prefer) ?? text.trim();
  const dayIn = (value: unknown) => (typeof value === 'string' ? parseCalendarDate(value) : null);
  return (
    <FormControlField
      {...{ control, name, label }}
      helpOf={(value) => {
        const day = dayIn(value);
        return day !== null && format.weekday(day);
      }}
      render={({ field, ids }) => (
        <InputBox
          {...ids}
          name={field.name}
          ref={field.ref}
          autoComplete="off"
          placeholder={t(`fields.datePlaceholder.${prefer}`)}
          // Keeps the typed text while the field has focus; afterwards, and after a change of the form, shows the date.
          value={typed.text !== '' && typed.value === field.value ? typed.text : field.value}
          onChange={({ target }) => {
            const value = read(target.value);
            setTyped({ text: target.value, value });
            field.onChange(value);
          }}
          onBlur={() => {
            setTyped({ text: '', value: '' });
            field.onBlur();
          }}
          end={
            isPickable && (
              <span className="date-pick">
                <input
                  ref={picker}
                  type="date"
                  tabIndex={-1}
                  aria-hidden
                  value={dayIn(field.value) ?? ''}
                  onChange={({ target }) => field.onChange(target.value)}
                />
                <IconButton
                  label={t('fields.pickDate')}
                  aria-describedby={`${ids.id}-label`}
                  onClick={() => picker.current?.showPicker()}
                >
                  <Icon name="calendar" />
                </IconButton>
              </span>
            )
          }
        />
      )}
    />
  );
}
