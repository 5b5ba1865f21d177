import type { NumberBounds } from '@dispatch/domain/text/read-number';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldFrame } from '../FieldFrame';
import { useFormControl } from '../useFormControl';
import { useTypedNumber, type NumberValue } from './useTypedNumber';

interface NumberFieldProps<Values extends FieldValues> {
  control?: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  note?: ReactNode;
  help?: ReactNode;
  bounds: NumberBounds;
  autoFocus?: boolean;
  /** False next to a visible text; the label is then for screen readers only. */
  isLabelSeen?: boolean;
}

/** An optional number, typed in the formats of either language. */
export function NumberField<Values extends FieldValues>(props: NumberFieldProps<Values>) {
  const { control, name, label, note, help, bounds, autoFocus, isLabelSeen = true } = props;
  const { field, error, mark } = useFormControl({ control, name });
  const value = (field.value ?? null) as NumberValue; // the fields of numbers
  const { problem, isLeft, inputProps } = useTypedNumber({
    value,
    onChange: field.onChange,
    bounds,
  });
  const isTold = isLeft || error !== undefined;
  const { min, max, unit } = bounds;
  return (
    <FieldFrame
      {...{ label, note, help, mark, hasHeading: !isLabelSeen }}
      error={(isTold ? problem : null) ?? error}
    >
      {(ids) => (
        <div className="input-box">
          {(unit === '$' || unit === '%') && <span className="input-sign">{unit}</span>}
          <input
            {...inputProps}
            {...ids}
            ref={field.ref}
            name={field.name}
            role="spinbutton"
            autoFocus={autoFocus}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-valuenow={value === null || Number.isNaN(value) ? undefined : value}
            aria-valuetext={inputProps.value || undefined}
            onBlur={() => {
              inputProps.onBlur();
              field.onBlur();
            }}
          />
        </div>
      )}
    </FieldFrame>
  );
}
