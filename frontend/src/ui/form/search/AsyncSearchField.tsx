import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import './search-field.css';
import { fieldOf, keepSubmit, type MuiKeyEvent } from './autocompleteField';
import { useDebouncedValue } from './useDebouncedValue';
import { useTranslation } from '../../text/useTranslation';
import type { ControlIds } from '../FieldFrame';

interface Answer<Item> {
  data?: readonly Item[];
  isFetching: boolean;
}

export type SuggestionsHook<Item> = (query: string | null) => Answer<Item>;

interface AsyncSearchFieldProps<Item> {
  /** What is typed; the field is free text that suggestions may fill. */
  value: string;
  onChange: (text: string) => void;
  onPick: (item: Item) => void;
  /**
   * Asks for suggestions; called on every render with `null` while nothing is to be asked.
   * Give a module constant, usually `(q) => useSearchXQuery(q === null ? skipToken : { q })`.
   */
  useSuggestions: SuggestionsHook<Item>;
  keyOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  /** Offered while nothing is typed. */
  usual?: readonly Item[];
  /** Said while the search has found nothing. */
  noneText?: string;
  /** A richer row than the label. */
  renderItem?: (item: Item) => ReactNode;
  ids: ControlIds;
  maxLength?: number;
  placeholder?: string;
  disabled?: boolean;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
  autoFocus?: boolean;
}

/** Type-ahead over the server: from 2 characters on, 300 ms after the last key. */
export function AsyncSearchField<Item>(props: AsyncSearchFieldProps<Item>) {
  const { value, onChange, onPick, useSuggestions, keyOf, labelOf, renderItem, ids, usual } = props;
  const { t } = useTranslation();
  const rested = useDebouncedValue(value.trim(), SEARCH_DEBOUNCE_MS);
  // A form opened over a known record asks for nothing until somebody types.
  const [isTyped, setIsTyped] = useState(false);
  const isLongEnough = isTyped && [...value.trim()].length >= SEARCH_MIN_CHARS;
  const isRested = rested === value.trim();
  const { data, isFetching } = useSuggestions(isLongEnough && isRested ? rested : null);
  const isWaiting = isLongEnough && (!isRested || isFetching);
  // What an earlier question found is no answer to this one.
  const found = isLongEnough && !isWaiting ? (data ?? []) : [];
  const isNone = isLongEnough && !isWaiting && data?.length === 0;
  const offered = value === '' ? (usual ?? []) : found;
  const highlighted = useRef<Item | null>(null);
  const pick = (item: Item) => {
    setIsTyped(false);
    onPick(item);
  };
  /** MUI would rather keep the typed text than take the first match, which it highlights. */
  const handleEnter = (event: MuiKeyEvent) => {
    keepSubmit(event);
    const item = highlighted.current ?? offered[0];
    const isOpen =
      event.target instanceof HTMLElement && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key !== 'Enter' || event.defaultMuiPrevented || !isOpen || item === undefined) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    pick(item);
  };

  return (
    <>
      <Autocomplete<Item, false, true, true>
        freeSolo
        autoHighlight
        openOnFocus={usual !== undefined}
        disableClearable
        onKeyDown={handleEnter}
        onHighlightChange={(_event, item) => {
          highlighted.current = typeof item === 'string' ? null : item;
        }}
        id={ids.id}
        disabled={props.disabled}
        options={offered}
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
          highlighted.current = null;
          onChange(text);
        }}
        onChange={(_event, item) => {
          if (typeof item !== 'string') pick(item);
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
            autoFocus={props.autoFocus}
            inputProps={{
              ...params.slotProps.htmlInput,
              'aria-describedby': ids['aria-describedby'],
              'aria-invalid': ids['aria-invalid'],
              maxLength: props.maxLength ?? SEARCH_MAX_CHARS,
            }}
          />
        )}
      />
      {props.noneText !== undefined && (
        <div role="status">{isNone && <p className="search-none">{props.noneText}</p>}</div>
      )}
    </>
  );
}
