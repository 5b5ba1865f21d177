import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { fold } from '@dispatch/domain/text/search-words';
import { useRef, useState } from 'react';
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
  const { label, allLabel, options, value, onChange, typed, isOpened, search } = props;
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(isOpened);
  const [text, setText] = useState(typed || (value?.label ?? ''));
  const isKept = useRef(typed !== '');
  return (
    <Autocomplete<PickerOption<string | number>>
      size="small"
      autoHighlight
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
          search?.onType(reason === 'input' ? next : '');
        }
      }}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      loading={search?.isWaiting}
      loadingText={t('states.searching')}
      filterOptions={(all, { inputValue }) => {
        if (search) return all;
        const asked = fold(inputValue.trim());
        return all.filter((option) => fold(option.label).includes(asked)).slice(0, LISTED);
      }}
      noOptionsText={search?.noOptions ?? t('states.noMatches')}
      renderOption={({ key, ...row }, option) => (
        <li key={key} {...row}>
          <p title={option.label} className="type-body cut push">
            {option.label}
          </p>
          {option.note && <span className="type-caption quiet picker-note">{option.note}</span>}
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus
          placeholder={allLabel}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, title: value?.label },
          }}
        />
      )}
      slotProps={{
        popper: { sx: { minWidth: 320 }, placement: 'bottom-start' },
        listbox: { 'aria-labelledby': undefined, 'aria-label': label },
      }}
      sx={{
        minWidth: { xs: 0, md: 150 },
        width: { md: 180 },
        // The height and text position of the replaced field.
        '& .MuiInputBase-root.MuiOutlinedInput-root': { py: 0, minHeight: { xs: 38, md: 36 } },
        '& .MuiInputBase-root.MuiOutlinedInput-root .MuiAutocomplete-input': { pl: '6px' },
        // The placeholder is the current choice, such as 'All customers', so it is not dimmed.
        '& input::placeholder': { color: 'text.primary', opacity: 1 },
      }}
    />
  );
}
