import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { NumberBounds } from '@dispatch/domain/text/read-number';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldFrame } from '../FieldFrame';
import { useFormControl } from '../useFormControl';
import { useTypedNumber, type NumberValue } from './useTypedNumber';

interface NumberFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  note?: ReactNode;
  help?: ReactNode;
  bounds: NumberBounds;
  autoFocus?: boolean;
  /** False beside words that say it; the label is for the ear alone. */
  isLabelSeen?: boolean;
}

/** A number or nothing, typed as people of either language type it. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, label, note, help, bounds, autoFocus, isLabelSeen = true } = props;
  const { field, error, mark } = useFormControl({ control, name });
  const number = useTypedNumber({
    value: (field.value ?? null) as NumberValue, // the fields of numbers
    onChange: field.onChange,
    bounds,
  });
  const isTold = number.isLeft || error !== undefined;
  const { unit } = bounds;
  return (
    <FieldFrame
      {...{ label, note, help, mark, hasHeading: !isLabelSeen }}
      error={(isTold ? number.problem : null) ?? error}
    >
      {(ids) => (
        <OutlinedInput
          error={ids['aria-invalid']}
          id={ids.id}
          name={field.name}
          inputRef={field.ref}
          value={number.text}
          onBlur={field.onBlur}
          startAdornment={
            (unit === '$' || unit === '%') && (
              <InputAdornment position="start">{unit}</InputAdornment>
            )
          }
          autoFocus={autoFocus}
          aria-describedby={ids['aria-describedby']}
          inputProps={{
            ...number.inputProps,
            role: 'spinbutton',
            'aria-valuemin': bounds.min,
            'aria-valuemax': bounds.max,
            'aria-valuenow': number.isNumber ? Number(field.value) : undefined,
            'aria-valuetext': number.text || undefined,
            'aria-invalid': ids['aria-invalid'],
          }}
        />
      )}
    </FieldFrame>
  );
}
