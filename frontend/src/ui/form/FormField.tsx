import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldFrame, type ControlIds } from './FieldFrame';
import { useFormControl } from './useFormControl';

interface FieldBase<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hasHeading?: boolean;
  note?: ReactNode;
  help?: ReactNode;
}

interface FormFieldProps<Values extends FieldValues> extends FieldBase<Values> {
  type?: 'text' | 'email' | 'password' | 'tel';
  maxLength?: number;
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  inputProps?: OutlinedInputProps['inputProps'];
  endAdornment?: ReactNode;
}

/** A text field of a react-hook-form form; shows the message of the schema or the server below it. */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, label, hasHeading, note, help, rows, maxLength, inputProps, ...input } =
    props;
  return (
    <FormControlField
      {...{ control, name, label, hasHeading, note, help }}
      render={({ field, ids }) => (
        <OutlinedInput
          error={ids['aria-invalid']}
          {...input}
          id={ids.id}
          name={field.name}
          inputRef={field.ref}
          value={field.value ?? ''}
          onChange={field.onChange}
          onBlur={field.onBlur}
          multiline={rows !== undefined}
          minRows={rows}
          aria-describedby={ids['aria-describedby']}
          inputProps={{ maxLength, ...inputProps, 'aria-invalid': ids['aria-invalid'] }}
        />
      )}
    />
  );
}

interface Rendered<Values extends FieldValues> {
  field: ReturnType<typeof useFormControl<Values>>['field'];
  ids: ControlIds;
}

interface FormControlFieldProps<Values extends FieldValues> extends FieldBase<Values> {
  /** Help that depends on the field's value. */
  helpOf?: (value: unknown) => ReactNode;
  render: (parts: Rendered<Values>) => ReactNode;
}

/** The same frame around any other control: a select, an address field, a radio group. */
export function FormControlField<Values extends FieldValues>(props: FormControlFieldProps<Values>) {
  const { control, name, label, hasHeading, note, help, helpOf, render } = props;
  const { field, error, mark } = useFormControl({ control, name });
  return (
    <FieldFrame {...{ label, hasHeading, note, mark, error }} help={helpOf?.(field.value) ?? help}>
      {(ids) => render({ field, ids })}
    </FieldFrame>
  );
}
