import type { ComponentProps } from 'react';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldPathByValue } from 'react-hook-form';
import { FormControlField } from '../../components/form/FormField';
import { useDispatchForm, type DispatchValues } from './dispatchForm';

interface TidyFieldProps {
  name: FieldPathByValue<DispatchValues, string>;
  label: string;
  help?: string;
  /** Puts what was typed into its usual form once the field is left. */
  tidy: (text: string) => string;
  type?: 'text' | 'tel';
  maxLength?: number;
  autoCapitalize?: ComponentProps<'input'>['autoCapitalize'];
}

export function TidyField(props: TidyFieldProps) {
  const { name, label, help, tidy, type = 'text', maxLength, autoCapitalize } = props;
  const { control, setValue } = useDispatchForm();
  return (
    <FormControlField
      {...{ control, name, label, help }}
      render={({ field, ids }) => (
        <OutlinedInput
          type={type}
          id={ids.id}
          name={field.name}
          inputRef={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={({ target }) => {
            const tidied = tidy(target.value);
            if (tidied !== target.value) setValue(name, tidied, { shouldDirty: true });
            field.onBlur();
          }}
          aria-describedby={ids['aria-describedby']}
          inputProps={{ maxLength, autoCapitalize, 'aria-invalid': ids['aria-invalid'] }}
        />
      )}
    />
  );
}
