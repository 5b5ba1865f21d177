import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useContext, type ReactNode } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { FieldFrame, type ControlIds } from './FieldFrame';
import { FieldMarkContext } from './fieldMark';
import { useFieldError } from './fieldProblem';

interface FieldBase<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hasHeading?: boolean;
  note?: ReactNode;
  help?: ReactNode;
}

interface FormFieldProps<Values extends FieldValues> extends FieldBase<Values> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  maxLength?: number;
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  inputProps?: OutlinedInputProps['inputProps'];
  endAdornment?: ReactNode;
}

/** A text field of a react-hook-form form; its schema's message or the server's shows below it. */
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
  field: ReturnType<typeof useController<Values>>['field'];
  ids: ControlIds;
}

interface FormControlFieldProps<Values extends FieldValues> extends FieldBase<Values> {
  /** Help that depends on what the field holds. */
  helpOf?: (value: unknown) => ReactNode;
  render: (parts: Rendered<Values>) => ReactNode;
}

/** The same frame around any other control: a select, an address field, a radio group. */
export function FormControlField<Values extends FieldValues>(props: FormControlFieldProps<Values>) {
  const { control, name, label, hasHeading, note, help, helpOf, render } = props;
  const { field, fieldState } = useController({ control, name });
  const fieldError = useFieldError();
  const markOf = useContext(FieldMarkContext);
  return (
    <FieldFrame
      {...{ label, hasHeading, note }}
      mark={markOf(name)}
      help={helpOf?.(field.value) ?? help}
      error={fieldError(fieldState.error?.message)}
    >
      {(ids) => render({ field, ids })}
    </FieldFrame>
  );
}
