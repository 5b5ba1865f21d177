import useAutocomplete, { type UseAutocompleteProps } from '@mui/material/useAutocomplete';
import { useForkRef } from '@mui/material/utils';
import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { IconButton } from '../../button/IconButton';
import { Icon } from '../../icon/Icon';
import { useTranslation } from '../../text/useTranslation';
import { OptionList } from './OptionList';

interface ComboboxProps<Option, Clear extends boolean | undefined> extends Omit<
  UseAutocompleteProps<Option, false, Clear, false>,
  'freeSolo' | 'groupBy' | 'id' | 'readOnly'
> {
  /** The field's attributes; `id` names the list too. */
  input: ComponentProps<'input'> & { id: string };
  /** The field keeps any text, and the options only suggest. */
  isFree?: boolean;
  /** In pixels; a list is as wide as its field unless that is less. */
  listWidth?: number;
  /** Names the list if the field has no label. */
  listLabel?: string;
  rowOf: (option: Option) => ReactNode;
  /** Shown while there are no options. */
  emptyText?: ReactNode;
  className?: string;
}

/** A field with a list of options that match the typed text. MUI's hook does the behaviour. */
export function Combobox<Option, Clear extends boolean | undefined>(
  props: ComboboxProps<Option, Clear>,
) {
  const {
    input,
    isFree = false,
    listLabel,
    listWidth,
    rowOf,
    emptyText,
    className = '',
    ...options
  } = props;
  const { t } = useTranslation('common');
  const combo = useAutocomplete<Option, false, Clear>({
    autoHighlight: true,
    clearOnBlur: !isFree,
    handleHomeEndKeys: !isFree,
    selectOnFocus: !isFree,
    ...options,
    id: input.id,
  });
  const { groupedOptions: rows, popupOpen, anchorEl, getInputProps, getClearProps } = combo;
  const { getListboxProps, getOptionProps, getPopupIndicatorProps } = combo;
  const { getRootProps, setAnchorEl } = combo;
  const isEmpty = popupOpen && rows.length === 0 && emptyText !== undefined;
  const isClearable = options.disableClearable !== true && !options.disabled && combo.dirty;
  const { ref: comboRef, ...field } = getInputProps();
  const { ref: inputRef, ...attributes } = input;
  const ref = useForkRef(comboRef, inputRef);
  const names = listLabel && { 'aria-labelledby': undefined, 'aria-label': listLabel };
  const handleKey = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }) => {
    // Enter takes the highlighted row. With Ctrl or ⌘ it submits the form and keeps the typed text.
    const isSubmit = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
    // Without a visible list, Escape is for the surrounding dialog.
    const isForDialog = event.key === 'Escape' && rows.length === 0 && !isEmpty;
    if (isSubmit || isForDialog) event.defaultMuiPrevented = true;
  };
  return (
    <>
      <div
        {...getRootProps({ onKeyDown: handleKey })}
        ref={setAnchorEl}
        className={`input-box combobox ${className}`}
      >
        <input
          type="text"
          {...attributes}
          {...field}
          ref={ref}
          onBlur={(event) => {
            field.onBlur?.(event);
            attributes.onBlur?.(event);
          }}
        />
        {isClearable && (
          <IconButton label={t('actions.clear')} {...getClearProps()} className="combobox-clear">
            <Icon name="close" />
          </IconButton>
        )}
        {!isFree && (
          <IconButton
            label={t(popupOpen ? 'actions.close' : 'actions.open')}
            {...getPopupIndicatorProps()}
            disabled={options.disabled}
            className="combobox-open"
          >
            <Icon name="drop-down" />
          </IconButton>
        )}
      </div>
      <div aria-live="polite" className="unseen">
        {isEmpty && emptyText}
      </div>
      {(rows.length > 0 || isEmpty) && (
        <OptionList anchor={anchorEl} minWidth={listWidth}>
          {isEmpty ? (
            <div
              className="option-none"
              aria-hidden
              onMouseDown={(event) => event.preventDefault()}
            >
              {emptyText}
            </div>
          ) : (
            <ul {...getListboxProps()} {...names} className="options">
              {rows.map((option, index) => {
                const { key, ...row } = getOptionProps({ option, index });
                return (
                  <li key={key} {...row} className="option">
                    {rowOf(option)}
                  </li>
                );
              })}
            </ul>
          )}
        </OptionList>
      )}
    </>
  );
}
