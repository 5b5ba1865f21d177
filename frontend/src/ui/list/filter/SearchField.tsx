import { SEARCH_MAX_CHARS } from '@dispatch/domain/limits';
import { useRef, useState, useTransition } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { IconButton } from '../../button/IconButton';
import { Icon } from '../../icon/Icon';

interface SearchFieldProps {
  /** The searched records; also the field's accessible name. */
  label: string;
  /** The current search text. */
  value: string;
  onChange: (value: string) => void;
}

/**
 * The field has its own text state, so typing does not wait for the list. Outside changes of the search, such as Clear
 * Filters or Back, update the text.
 */
function useOwnText(value: string, onChange: (value: string) => void) {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [isOnItsWay, startTransition] = useTransition();
  if (value !== seen) {
    setSeen(value);
    if (!isOnItsWay) setText(value);
  }
  const change = (typed: string) => {
    setText(typed);
    startTransition(() => onChange(typed));
  };
  return [text, change] as const;
}

/** Filters during typing. Escape clears; the `/` shortcut finds the field by its `search` role. */
export function SearchField({ label, value, onChange }: SearchFieldProps) {
  const [text, change] = useOwnText(value, onChange);
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const handleClear = () => {
    change('');
    input.current?.focus();
  };
  return (
    <div className="input-box search-box">
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder={label}
        aria-label={label}
        maxLength={SEARCH_MAX_CHARS}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          handleClear();
        }}
      />
      {text !== '' && (
        <IconButton label={t('actions.clearSearch')} onClick={handleClear}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
