import { AsyncSearchField, type SuggestionsHook } from '../../ui/form/search/AsyncSearchField';
import { OptionRow } from '../../ui/form/search/OptionRow';
import { FormControlField } from '../../ui/form/FormField';
import { nameOf, type MakeModel } from './makeModelSuggestions';

interface MakeModelFieldProps {
  /** A text field of the surrounding form. */
  name: string;
  label: string;
  maxLength: number;
  useSuggestions: SuggestionsHook<MakeModel>;
  /** The text of the picked suggestion; by default make and model. */
  textOf?: (name: MakeModel) => string;
  /** Called in addition, after this field's text is filled. */
  onPick?: (name: MakeModel) => void;
}

/** A free text field for make or model, with search over common and known names. */
export function MakeModelField(props: MakeModelFieldProps) {
  const { name, label, maxLength, useSuggestions, textOf = nameOf, onPick } = props;
  return (
    <FormControlField
      {...{ name, label }}
      render={({ field, ids }) => (
        <AsyncSearchField<MakeModel>
          ids={ids}
          name={field.name}
          inputRef={field.ref}
          value={field.value as string} // `name` is that of a text field
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
