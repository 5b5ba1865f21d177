import { SEARCH_DEBOUNCE_MS, SEARCH_MAX_CHARS, SEARCH_MIN_CHARS } from '@dispatch/domain/limits';
import { useState, type ReactNode, type Ref } from 'react';
import { Combobox } from './Combobox';
import { useDebouncedValue } from './useDebouncedValue';
import { useTranslation } from '../../text/useTranslation';
import type { ControlIds } from '../FieldFrame';

interface Answer<Item> {
  currentData?: readonly Item[];
  isFetching: boolean;
  isError: boolean;
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
  const { currentData, isFetching, isError } = useSuggestions(
    isLongEnough && isRested ? rested : null,
  );
  const isWaiting = isLongEnough && (!isRested || isFetching);
  // Ignores results of an earlier search.
  const found = isLongEnough && !isWaiting ? currentData : undefined;
  const isFailed = isLongEnough && !isWaiting && isError;

  return (
    <>
      <Combobox<Item, false>
        isFree
        openOnFocus={usual !== undefined}
        disabled={props.disabled}
        options={(value === '' ? usual : found) ?? []}
        emptyText={
          isWaiting ? t('states.searching') : isFailed ? t('states.loadFailed') : undefined
        }
        filterOptions={(options) => options}
        getOptionKey={keyOf}
        getOptionLabel={labelOf}
        // Nothing stays chosen, so that the same row can be chosen again.
        value={null}
        inputValue={value}
        onInputChange={(_event, text, reason) => {
          if (reason !== 'input') return;
          setIsTyped(true);
          onChange(text);
        }}
        onChange={(_event, item) => {
          if (item === null) return;
          setIsTyped(false);
          onPick(item);
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
        <div role="status">
          {found?.length === 0 && <p className="search-none">{props.noneText}</p>}
        </div>
      )}
    </>
  );
}
