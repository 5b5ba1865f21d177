import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputEvent, ReactNode, WheelEvent } from 'react';
import type { Control } from 'react-hook-form';
import { FormControlField } from '../../../ui/form/FormField';
import type { JobValues } from './jobEditForm';

/** Stands for what the browser cannot read as a number, which the schema then refuses. */
const NOT_A_NUMBER = 'NaN';

interface NumberTextProps {
  control: Control<JobValues>;
  name: 'price' | 'vehicleYear';
  label: string;
  note?: ReactNode;
  help?: ReactNode;
  min: number;
  max: number;
  step?: number;
  unit?: string;
}

/** A number kept as it is typed, so that it can be compared with what somebody else typed. */
export function NumberText(props: NumberTextProps) {
  const { control, name, label, note, help, min, max, step, unit } = props;
  return (
    <FormControlField
      {...{ control, name, label, note, help }}
      render={({ field, ids }) => (
        <OutlinedInput
          error={ids['aria-invalid']}
          type="number"
          id={ids.id}
          name={field.name}
          inputRef={field.ref}
          value={field.value === NOT_A_NUMBER ? '' : field.value}
          onBlur={field.onBlur}
          aria-describedby={ids['aria-describedby']}
          startAdornment={unit && <InputAdornment position="start">{unit}</InputAdornment>}
          inputProps={{
            min,
            max,
            step,
            inputMode: step === undefined ? 'numeric' : 'decimal',
            'aria-invalid': ids['aria-invalid'],
            // A letter leaves the value empty, which the usual change event passes over.
            onInput: ({ currentTarget }: InputEvent<HTMLInputElement>) => {
              const { value, validity } = currentTarget;
              field.onChange(validity.badInput ? NOT_A_NUMBER : value);
            },
            // Scrolling past a focused number would change it unnoticed.
            onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
          }}
        />
      )}
    />
  );
}
