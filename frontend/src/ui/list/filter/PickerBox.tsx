import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fold } from '@dispatch/domain/text/search-words';
import { useRef, useState } from 'react';
import { useTranslation } from '../../text/useTranslation';
import type { FilterPickerProps, PickerOption } from './pickerOption';

interface PickerBoxProps extends FilterPickerProps<string | number> {
  /** What was typed before this was there. */
  typed: string;
  /** Whether the list is wanted at once. */
  isOpened: boolean;
}

/** More rows than this are found by typing. */
const LISTED = 100;

/** The list of a `FilterPicker`, which takes the place of its field; accents are ignored. */
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
        // It begins with the chosen name, whatever was typed before it was there.
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
          <Typography noWrap title={option.label} sx={{ flex: 1 }}>
            {option.label}
          </Typography>
          {option.note && (
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary', pl: 2 }}>
              {option.note}
            </Box>
          )}
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
        // As high as the field whose place it takes, and its text where the field's was.
        '& .MuiInputBase-root.MuiOutlinedInput-root': { py: 0, minHeight: { xs: 38, md: 36 } },
        '& .MuiInputBase-root.MuiOutlinedInput-root .MuiAutocomplete-input': { pl: '6px' },
        // 'All customers' is a choice like any other, not a hint of what to type.
        '& input::placeholder': { color: 'text.primary', opacity: 1 },
      }}
    />
  );
}
