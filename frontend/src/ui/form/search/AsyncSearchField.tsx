import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { useState, type ReactNode, type Ref } from 'react';
import { fieldOf } from './autocompleteField';
import { useDebouncedValue } from './useDebouncedValue';
import { useTranslation } from '../../text/useTranslation';
import type { ControlIds } from '../FieldFrame';

interface Answer<Item> {
  data?: readonly Item[];
  isFetching: boolean;
}

interface AsyncSearchFieldProps<Item> {
  /** What is typed; the field is free text that suggestions may fill. */
  value: string;
  onChange: (text: string) => void;
  onPick: (item: Item) => void;
  /**
   * Asks for suggestions; called on every render with `null` while nothing is to be asked.
   * Give a module constant, usually `(q) => useSearchXQuery(q === null ? skipToken : { q })`.
   */
  useSuggestions: (query: string | null) => Answer<Item>;
  keyOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  /** A richer row than the label. */
  renderItem?: (item: Item) => ReactNode;
  ids: ControlIds;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** Type-ahead over the server: from 2 characters on, 300 ms after the last key. */
export function AsyncSearchField<Item>(props: AsyncSearchFieldProps<Item>) {
  const { value, onChange, onPick, useSuggestions, keyOf, labelOf, renderItem, ids } = props;
  const { t } = useTranslation();
  const rested = useDebouncedValue(value.trim(), SEARCH_DEBOUNCE_MS);
  // A form opened over a known record asks for nothing until somebody types.
  const [isTyped, setIsTyped] = useState(false);
  const isLongEnough = isTyped && [...value.trim()].length >= SEARCH_MIN_CHARS;
  const isRested = rested === value.trim();
  const { data, isFetching } = useSuggestions(isLongEnough && isRested ? rested : null);
  const isWaiting = isLongEnough && (!isRested || isFetching);

  return (
    <Autocomplete<Item, false, true, true>
      freeSolo
      disableClearable
      id={ids.id}
      disabled={props.disabled}
      options={isLongEnough && isRested ? [...(data ?? [])] : []}
      loading={isWaiting}
      loadingText={t('states.searching')}
      filterOptions={(options) => options}
      getOptionKey={(item) => (typeof item === 'string' ? item : keyOf(item))}
      getOptionLabel={(item) => (typeof item === 'string' ? item : labelOf(item))}
      // What was picked is the text itself, so that the same row can be picked again.
      value={value}
      inputValue={value}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return;
        setIsTyped(true);
        onChange(text);
      }}
      onChange={(_event, item) => {
        if (typeof item === 'string') return;
        setIsTyped(false);
        onPick(item);
      }}
      onBlur={props.onBlur}
      renderOption={({ key, ...row }, item) => (
        <li key={key} {...row}>
          {renderItem ? renderItem(item) : labelOf(item)}
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...fieldOf(params)}
          name={props.name}
          inputRef={props.inputRef}
          placeholder={props.placeholder}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-describedby': ids['aria-describedby'],
            'aria-invalid': ids['aria-invalid'],
            maxLength: props.maxLength ?? SEARCH_MAX_CHARS,
          }}
        />
      )}
    />
  );
}
