import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import { useRef } from 'react';
import { useAddressText } from '../../url/currentUrl';
import { useTranslation } from '../../text/useTranslation';
import { IconButton } from '../../button/IconButton';
import '../../form/field.css';
import { Icon } from '../../icon/Icon';

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
    <div className="input-box search-box">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        value={value}
        placeholder={label}
        aria-label={label}
        maxLength={SEARCH_MAX_CHARS}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || value === '') return;
          event.stopPropagation();
          handleClear();
        }}
      />
      {value !== '' && (
        <IconButton label={t('actions.clearSearch')} onClick={handleClear}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
