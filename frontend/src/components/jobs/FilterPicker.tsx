import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { fold } from '@dispatch/domain/search-words';
import { useTranslation } from 'react-i18next';

export interface PickerOption<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** Shown at the end of the row, such as how many jobs it stands for. */
  readonly note?: string;
}

interface FilterPickerProps<Value extends string | number> {
  /** What is filtered; the field's accessible name. */
  label: string;
  /** Shown while nothing is chosen. */
  allLabel: string;
  options: readonly PickerOption<Value>[];
  value: PickerOption<Value> | null;
  onChange: (value: Value | null) => void;
}

/** More rows than this are found by typing. */
const LISTED = 100;

/** A filter with too many choices for a menu: typing narrows them, accents ignored. */
export function FilterPicker<Value extends string | number>(props: FilterPickerProps<Value>) {
  const { label, allLabel, options, value, onChange } = props;
  const { t } = useTranslation();
  return (
    <Autocomplete<PickerOption<Value>>
      size="small"
      options={options}
      value={value}
      onChange={(_event, option) => onChange(option?.value ?? null)}
      isOptionEqualToValue={(one, other) => one.value === other.value}
      getOptionKey={(option) => option.value}
      getOptionLabel={(option) => option.label}
      filterOptions={(all, { inputValue }) => {
        const asked = fold(inputValue.trim());
        return all.filter((option) => fold(option.label).includes(asked)).slice(0, LISTED);
      }}
      noOptionsText={t('states.noMatches')}
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
          placeholder={allLabel}
          slotProps={{
            ...params.slotProps,
            htmlInput: { ...params.slotProps.htmlInput, 'aria-label': label, title: value?.label },
          }}
        />
      )}
      slotProps={{ popper: { sx: { minWidth: { md: 320 } }, placement: 'bottom-start' } }}
      sx={{
        minWidth: 150,
        width: { md: 200 },
        // 'All customers' is a choice like any other, not a hint of what to type.
        '& input::placeholder': { color: 'text.primary', opacity: 1 },
      }}
    />
  );
}
