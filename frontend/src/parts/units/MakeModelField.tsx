import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { AsyncSearchField, type SuggestionsHook } from '../../ui/form/search/AsyncSearchField';
import { OptionRow } from '../../ui/form/search/OptionRow';
import { FormControlField } from '../../ui/form/FormField';
import { nameOf, type MakeModel } from './makeModelSuggestions';

interface MakeModelFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  /** Of a text. */
  name: FieldPath<Values>;
  label: string;
  maxLength: number;
  useSuggestions: SuggestionsHook<MakeModel>;
  /** The text of what was picked; make and model unless said otherwise. */
  textOf?: (name: MakeModel) => string;
  /** Told beside, once the text of this field is filled. */
  onPick?: (name: MakeModel) => void;
}

/** Free text about a make or a model, with search over the usual and the known ones. */
export function MakeModelField<Values extends FieldValues>(props: MakeModelFieldProps<Values>) {
  const { control, name, label, maxLength, useSuggestions, textOf = nameOf, onPick } = props;
  return (
    <FormControlField
      {...{ control, name, label }}
      render={({ field, ids }) => (
        <AsyncSearchField<MakeModel>
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={field.value} // by the promise of `name`
          onChange={field.onChange}
          onBlur={field.onBlur}
          onPick={(picked) => {
            field.onChange(textOf(picked));
            onPick?.(picked);
          }}
          useSuggestions={useSuggestions}
          keyOf={nameOf}
          labelOf={textOf}
          renderItem={(item) => (
            <OptionRow text={textOf(item)} detail={textOf(item) === item.model ? item.make : ''} />
          )}
          maxLength={maxLength}
        />
      )}
    />
  );
}
