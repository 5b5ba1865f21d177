import { useId } from 'react';
import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { CheckBox } from './CheckBox';
import { useFieldError } from './fieldProblem';

interface FormCheckBoxesProps<Values extends FieldValues, Option> {
  control?: Control<Values>;
  /** A field with the chosen options, in the order in which they are offered. */
  name: FieldPath<Values>;
  label: string;
  options: readonly Option[];
  labelOf: (option: Option) => string;
  /** For labels that would wrap in half a phone. */
  isWide?: boolean;
}

/** A check box for each option. */
export function FormCheckBoxes<Values extends FieldValues, Option extends string | number>(
  props: FormCheckBoxesProps<Values, Option>,
) {
  const { control, name, label, options, labelOf, isWide } = props;
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const problem = useFieldError()(fieldState.error?.message);
  const chosen = field.value as readonly Option[]; // such a field
  return (
    <fieldset
      className="check-boxes"
      data-wide={isWide || undefined}
      aria-describedby={problem ? id : undefined}
    >
      <legend className="field-label">{label}</legend>
      {options.map((option) => (
        <CheckBox
          key={option}
          label={labelOf(option)}
          checked={chosen.includes(option)}
          onChange={(isOn) =>
            field.onChange(options.filter((one) => (one === option ? isOn : chosen.includes(one))))
          }
        />
      ))}
      {problem && (
        <p id={id} role="alert" className="field-below" data-wrong>
          {problem}
        </p>
      )}
    </fieldset>
  );
}
