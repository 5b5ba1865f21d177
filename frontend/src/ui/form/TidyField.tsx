import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormControlField } from './FormField';

interface TidyFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: string;
  /** Formats the input on blur. */
  tidy: (text: string) => string;
  type?: 'text' | 'tel';
  maxLength?: number;
  autoComplete?: string;
  autoCapitalize?: ComponentProps<'input'>['autoCapitalize'];
}

export function TidyField<Values extends FieldValues>(props: TidyFieldProps<Values>) {
  const { control, name, label, help, tidy, type = 'text', ...input } = props;
  const { maxLength, autoComplete, autoCapitalize } = input;
  return (
    <FormControlField
      {...{ control, name, label, help }}
      render={({ field, ids }) => (
        <OutlinedInput
          error={ids['aria-invalid']}
          type={type}
          id={ids.id}
          name={field.name}
          inputRef={field.ref}
          value={field.value ?? ''}
          autoComplete={autoComplete}
          onChange={field.onChange}
          onBlur={({ target }) => {
            const tidied = tidy(target.value);
            if (tidied !== target.value) field.onChange(tidied);
            field.onBlur();
          }}
          aria-describedby={ids['aria-describedby']}
          inputProps={{ maxLength, autoCapitalize, 'aria-invalid': ids['aria-invalid'] }}
        />
      )}
    />
  );
}
