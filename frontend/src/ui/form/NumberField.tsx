import OutlinedInput from '@mui/material/OutlinedInput';
import type { InputEvent, ReactNode, WheelEvent } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FormControlField } from './FormField';

interface NumberFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  note?: ReactNode;
  help?: ReactNode;
  min: number;
  max: number;
  step?: number;
  startAdornment?: ReactNode;
  autoFocus?: boolean;
  /** False beside words that say it; the label is for the ear alone. */
  isLabelSeen?: boolean;
}

/** What the browser cannot read as a number is no number, and the schema says so. */
function numberOf({
  value,
  validity,
}: Pick<HTMLInputElement, 'value' | 'validity'>): number | null {
  if (value !== '') return Number(value);
  return validity.badInput ? Number.NaN : null;
}

const shown = (value: unknown) => (typeof value === 'number' && !Number.isNaN(value) ? value : '');

/** A number or nothing. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, label, note, help, min, max, step, startAdornment, autoFocus } = props;
  const { isLabelSeen = true } = props;
  return (
    <FormControlField
      {...{ control, name, label, note, help, hasHeading: !isLabelSeen }}
      render={({ field, ids }) => (
        <OutlinedInput
          error={ids['aria-invalid']}
          type="number"
          id={ids.id}
          name={field.name}
          inputRef={field.ref}
          value={shown(field.value)}
          onBlur={field.onBlur}
          startAdornment={startAdornment}
          autoFocus={autoFocus}
          aria-describedby={ids['aria-describedby']}
          inputProps={{
            min,
            max,
            step,
            inputMode: step === undefined ? 'numeric' : 'decimal',
            'aria-invalid': ids['aria-invalid'],
            // A letter leaves the value empty, which the usual change event passes over.
            onInput: ({ currentTarget }: InputEvent<HTMLInputElement | HTMLTextAreaElement>) =>
              field.onChange(numberOf(currentTarget)),
            // Scrolling past a focused number would change it unnoticed.
            onWheel: (event: WheelEvent<HTMLInputElement>) => event.currentTarget.blur(),
          }}
        />
      )}
    />
  );
}
