import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { CheckBox } from './CheckBox';

interface FormCheckBoxProps<Values extends FieldValues> {
  control?: Control<Values>;
  name: FieldPath<Values>;
  label: string;
}

/** A check box as a form field. */
export function FormCheckBox<Values extends FieldValues>({
  control,
  name,
  label,
}: FormCheckBoxProps<Values>) {
  const { field } = useController({ control, name });
  return <CheckBox label={label} checked={field.value === true} onChange={field.onChange} />;
}
