import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useAddressText } from '../lib/address';

interface SearchFieldProps {
  /** What is searched; also the field's accessible name. */
  label: string;
  onChange: (value: string) => void;
}

/**
 * Filters as one types; shows `q` of the address, which `onChange` sets. Escape clears; the
 * view's `/` shortcut finds it by its `search` role.
 */
export function SearchField({ label, onChange }: SearchFieldProps) {
  const value = useAddressText('q');
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <OutlinedInput
      type="search"
      inputRef={input}
      value={value}
      placeholder={label}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || value === '') return;
        event.stopPropagation();
        handleClear();
      }}
      inputProps={{ 'aria-label': label, maxLength: SEARCH_MAX_CHARS }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" />
        </InputAdornment>
      }
      endAdornment={
        value !== '' && (
          <IconButton size="small" onClick={handleClear} aria-label={t('actions.clearSearch')}>
            <Close fontSize="small" />
          </IconButton>
        )
      }
      sx={{
        width: { xs: '100%', md: 300 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
    />
  );
}
