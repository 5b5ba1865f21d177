import { readTime } from '@dispatch/domain/time/read-time';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useTranslation } from '../text/useTranslation';
import { FormControlField, type FieldBase } from './FormField';
import { InputBox } from './InputBox';

/**
 * A time of day, typed in common formats. The form holds 'HH:MM', '' for none, or an unreadable text, which the schema
 * (`timeText`) rejects.
 */
export function TimeField<Values extends FieldValues>(props: FieldBase<Values>) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState({ text: '', value: '' });
  return (
    <FormControlField
      {...props}
      render={({ field, ids }) => (
        <InputBox
          {...ids}
          name={field.name}
          ref={field.ref}
          autoComplete="off"
          placeholder={t('fields.timePlaceholder')}
          // Keeps the typed text while the field has focus; afterwards, and after a change of the form, shows the time.
          value={typed.text !== '' && typed.value === field.value ? typed.text : field.value}
          onChange={({ target }) => {
            const value = readTime(target.value) ?? target.value.trim();
            setTyped({ text: target.value, value });
            field.onChange(value);
          }}
          onBlur={() => {
            setTyped({ text: '', value: '' });
            field.onBlur();
          }}
        />
      )}
    />
  );
}
