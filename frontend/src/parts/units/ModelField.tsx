import { TEXT_MAX } from '@dispatch/domain/limits';
import { useWatch } from 'react-hook-form';
import { MakeModelField } from './MakeModelField';
import { useModelsOf } from './makeModelSuggestions';
import { useSurroundingForm } from './unitForm';

interface ModelFieldProps {
  name: string;
  /** The name of the make field of the same vehicle. */
  make: string;
  label: string;
  /** Called with the make of the picked model, if no make was given. */
  onMake: (make: string) => void;
}

/** The model, with search over the models of the make. */
export function ModelField({ name, make, label, onMake }: ModelFieldProps) {
  const { control } = useSurroundingForm();
  // The `make` prop must name a text field.
  const given = (useWatch({ control, name: make }) as string).trim();
  const useModels = (q: string | null) => useModelsOf(given, q);
  return (
    <MakeModelField
      {...{ name, label }}
      maxLength={TEXT_MAX.model}
      useSuggestions={useModels}
      textOf={({ model }) => model}
      onPick={(picked) => {
        if (given === '' && picked.make !== '') onMake(picked.make);
      }}
    />
  );
}
