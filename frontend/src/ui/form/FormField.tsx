import type { ComponentProps, ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { FieldFrame, type ControlIds } from './FieldFrame';
import { InputBox, TextArea } from './InputBox';
import { useFormControl } from './useFormControl';

export interface FieldBase<Values extends FieldValues> {
  /** Of the form; by default, of the surrounding `FormProvider`. */
  control?: Control<Values>;
  name: FieldPath<Values>;
  label: string;
  hasHeading?: boolean;
  note?: ReactNode;
  help?: ReactNode;
}

type PlainInput = Pick<
  ComponentProps<'input'>,
  | 'autoCapitalize'
  | 'autoComplete'
  | 'autoFocus'
  | 'disabled'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'readOnly'
  | 'tabIndex'
>;

interface FormFieldProps<Values extends FieldValues> extends FieldBase<Values>, PlainInput {
  type?: 'text' | 'email' | 'password' | 'tel';
  /** The minimum number of lines of a longer text. */
  rows?: number;
  /** A button at the end of the box. */
  end?: ReactNode;
  /** Formats the text on blur. */
  tidy?: (text: string) => string;
}

/**
 * A text field of a react-hook-form form; shows the message of the schema or the server below it. The browser fills in
 * nothing without `autoComplete`.
 */
export function FormField<Values extends FieldValues>(props: FormFieldProps<Values>) {
  const { control, name, label, hasHeading, note, help, rows, type, end, tidy, ...plain } = props;
  return (
    <FormControlField
      {...{ control, name, label, hasHeading, note, help }}
      render={({ field, ids }) => {
        const shared = {
          autoComplete: 'off',
          ...ids,
          ...field,
          ...plain,
          value: field.value ?? '',
        };
        if (rows !== undefined) return <TextArea {...shared} rows={rows} />;
        return (
          <InputBox
            {...shared}
            {...{ type, end }}
            onBlur={({ target }) => {
              const tidied = tidy?.(target.value) ?? target.value;
              if (tidied !== target.value) field.onChange(tidied);
              field.onBlur();
            }}
          />
        );
      }}
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
