import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormControlField } from './FormField';
import { Select, type SelectOption } from './Select';

interface FormSelectProps<Values extends FieldValues> {
  control?: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  help?: ReactNode;
  options: readonly SelectOption[];
  disabled?: boolean;
  /** Called with the chosen value, to update dependent fields. */
  onChosen?: (value: string) => void;
}

/** A select of a few text values; an absent value is a separate option. */
export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { options, disabled, onChosen, ...frame } = props;
  return (
    <FormControlField
      {...frame}
      render={({ field, ids }) => (
        <Select
          {...ids}
          {...field}
          {...{ options, disabled }}
          value={field.value ?? ''}
          onChange={(value) => {
            field.onChange(value);
            onChosen?.(value);
          }}
        />
      )}
    />
  );
}
