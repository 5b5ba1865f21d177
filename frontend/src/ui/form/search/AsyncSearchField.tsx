import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { useRef, useState, type ReactNode, type Ref } from 'react';
import { Combobox, type ComboboxKey } from './Combobox';
import { useDebouncedValue } from './useDebouncedValue';
import { useTranslation } from '../../text/useTranslation';
import type { ControlIds } from '../FieldFrame';

interface Answer<Item> {
  data?: readonly Item[];
  isFetching: boolean;
}

export type SuggestionsHook<Item> = (query: string | null) => Answer<Item>;

interface AsyncSearchFieldProps<Item> {
  /** The typed text; suggestions may fill it. */
  value: string;
  onChange: (text: string) => void;
  onPick: (item: Item) => void;
  /**
   * Loads suggestions; called on every render, with `null` when no search is needed. Pass a module constant, usually
   * `(q) => useSearchXQuery(q === null ? skipToken : { q })`.
   */
  useSuggestions: SuggestionsHook<Item>;
  keyOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  /** Options offered while the field is empty. */
  usual?: readonly Item[];
  /** Shown when the search finds nothing. */
  noneText?: string;
  /** Replaces the label by a richer row. */
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

/** A server-side autocomplete: from 2 characters, debounced by 300 ms. */
export function AsyncSearchField<Item>(props: AsyncSearchFieldProps<Item>) {
  const { value, onChange, onPick, useSuggestions, keyOf, labelOf, renderItem, ids, usual } = props;
  const { t } = useTranslation();
  const rested = useDebouncedValue(value.trim(), SEARCH_DEBOUNCE_MS);
  // A form opened with a known record sends no search until the user types.
  const [isTyped, setIsTyped] = useState(false);
  const isLongEnough = isTyped && [...value.trim()].length >= SEARCH_MIN_CHARS;
  const isRested = rested === value.trim();
  const { data, isFetching } = useSuggestions(isLongEnough && isRested ? rested : null);
  const isWaiting = isLongEnough && (!isRested || isFetching);
  // Ignores results of an earlier search.
  const found = isLongEnough && !isWaiting ? (data ?? []) : [];
  const isNone = isLongEnough && !isWaiting && data?.length === 0;
  const offered = value === '' ? (usual ?? []) : found;
  const highlighted = useRef<Item | null>(null);
  const pick = (item: Item) => {
    setIsTyped(false);
    onPick(item);
  };
  /** MUI would keep the typed text instead of taking the first, highlighted match. */
  const handleEnter = (event: ComboboxKey) => {
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
      <Combobox<Item, true, true>
        freeSolo
        openOnFocus={usual !== undefined}
        disableClearable
        onKey={handleEnter}
        onHighlightChange={(_event, item) => {
          highlighted.current = typeof item === 'string' ? null : item;
        }}
        disabled={props.disabled}
        options={offered}
        emptyText={isWaiting ? t('states.searching') : undefined}
        filterOptions={(options) => options}
        getOptionKey={(item) => (typeof item === 'string' ? item : keyOf(item))}
        getOptionLabel={(item) => (typeof item === 'string' ? item : labelOf(item))}
        // The value is the text, so that the same row can be chosen again.
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
        rowOf={renderItem ?? labelOf}
        input={{
          ...ids,
          name: props.name,
          ref: props.inputRef,
          placeholder: props.placeholder,
          autoFocus: props.autoFocus,
          maxLength: props.maxLength ?? SEARCH_MAX_CHARS,
          onBlur: props.onBlur,
        }}
      />
      {props.noneText !== undefined && (
        <div role="status">{isNone && <p className="search-none">{props.noneText}</p>}</div>
      )}
    </>
  );
}
