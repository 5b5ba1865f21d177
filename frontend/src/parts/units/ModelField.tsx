import { TEXT_MAX } from '@dispatch/domain/limits';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { MakeModelField } from './MakeModelField';
import { useModelsOf } from './makeModelSuggestions';

interface ModelFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Must be a text field. */
  name: FieldPath<Values>;
  /** The make field of the same vehicle; must be a text field. */
  make: FieldPath<Values>;
  label: string;
  /** Called with the make of the picked model, if no make was given. */
  onMake: (make: string) => void;
}

/** The model, with search over the models of the make. */
export function ModelField<Values extends FieldValues>(props: ModelFieldProps<Values>) {
  const { control, name, make, label, onMake } = props;
  // The `make` prop must name a text field.
  const given = (useWatch({ control, name: make }) as string).trim();
  const useModels = (q: string | null) => useModelsOf(given, q);
  return (
    <MakeModelField
      {...{ control, name, label }}
      maxLength={TEXT_MAX.model}
      useSuggestions={useModels}
      textOf={({ model }) => model}
      onPick={(picked) => {
        if (given === '' && picked.make !== '') onMake(picked.make);
      }}
    />
  );
}
