import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormControlField } from './FormField';

export interface SelectOption {
  value: string;
  label: string;
}

interface FormSelectProps<Values extends FieldValues> {
  control: Control<Values>;
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
          error={ids['aria-invalid']}
          id={`${ids.id}-select`}
          name={field.name}
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(event);
            onChosen?.(event.target.value);
          }}
          onBlur={field.onBlur}
          inputRef={field.ref}
          disabled={disabled}
          displayEmpty
          SelectDisplayProps={{
            id: ids.id,
            'aria-label': props.label,
            'aria-describedby': ids['aria-describedby'],
          }}
        >
          {options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </Select>
      )}
    />
  );
}
