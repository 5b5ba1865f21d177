import { fold } from '@dispatch/domain/text/search-words';
import { useId, useRef, useState } from 'react';
import { Combobox } from '../../form/search/Combobox';
import { useTranslation } from '../../text/useTranslation';
import type { FilterPickerProps, PickerOption } from './pickerOption';

interface PickerBoxProps extends FilterPickerProps<string | number> {
  /** Text typed before the list had loaded. */
  typed: string;
  /** Whether to open the list at once. */
  isOpened: boolean;
}

/** The maximum number of rows; others are found by typing. */
const LISTED = 100;

/** The list of a `FilterPicker`, which replaces its field; ignores accents. */
export function PickerBox(props: PickerBoxProps) {
  const { label, allLabel, options, value, onChange, typed, isOpened, onType, emptyText } = props;
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpened);
  const [text, setText] = useState(typed || (value?.label ?? ''));
  const isKept = useRef(typed !== '');
  return (
    <Combobox<PickerOption<string | number>, false>
      className="picker-box"
      options={options}
      value={value}
      open={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      inputValue={text}
      onInputChange={(_event, next, reason) => {
        // MUI first resets the input to the chosen name; keep the text typed before the list loaded.
        if (reason === 'reset' && isKept.current) isKept.current = false;
        else {
          setText(next);
          onType?.(reason === 'input' ? next : '');
        }
      }}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      filterOptions={(all, { inputValue }) => {
        if (onType) return all;
        const asked = fold(inputValue.trim());
        return all.filter((option) => fold(option.label).includes(asked)).slice(0, LISTED);
      }}
      emptyText={emptyText ?? t('states.noMatches')}
      rowOf={(option) => (
        <>
          <p title={option.label} className="type-body cut push">
            {option.label}
          </p>
          {option.note && <span className="type-caption quiet picker-note">{option.note}</span>}
        </>
      )}
      listLabel={label}
      listWidth={320}
      input={{
        id,
        'aria-label': label,
        title: value?.label,
        autoFocus: true,
        placeholder: allLabel,
      }}
    />
  );
}
