import { TEXT_MAX } from '@dispatch/domain/limits';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { MakeModelField } from './MakeModelField';
import { useModelsOf } from './makeModelSuggestions';

interface ModelFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a text. */
  name: FieldPath<Values>;
  /** Of the same vehicle's make, a text. */
  make: FieldPath<Values>;
  label: string;
  /** The make of the model that was picked, while none was given. */
  onMake: (make: string) => void;
}

/** The model, with search over those of the make. */
export function ModelField<Values extends FieldValues>(props: ModelFieldProps<Values>) {
  const { control, name, make, label, onMake } = props;
  // By the promise of `make`.
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
