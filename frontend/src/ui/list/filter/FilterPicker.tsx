import { startTransition, useRef, useState } from 'react';
import { IconButton } from '../../button/IconButton';
import { Icon } from '../../icon/Icon';
import { late } from '../../over/late';
import { useTranslation } from '../../text/useTranslation';
import type { FilterPickerProps } from './pickerOption';

export const PickerBox = late(async () => (await import('./PickerBox')).PickerBox, {
  isPlain: true,
});

/**
 * A filter with too many choices for a menu, narrowed by typing. The list loads on the first focus and keeps the text
 * typed until then. It does not take the focus back if the user has moved on.
 */
export function FilterPicker<Value extends string | number>(props: FilterPickerProps<Value>) {
  const { label, allLabel, value, onType } = props;
  const { t } = useTranslation();
  const [isThere, setIsThere] = useState(false);
  const [typed, setTyped] = useState('');
  const [isPressed, setIsPressed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const handleFocus = () => {
    PickerBox.load().then(
      () => {
        // A transition keeps the field and its focus until the list can replace it.
        if (document.activeElement === input.current) startTransition(() => setIsThere(true));
      },
      // The next focus asks again.
      () => undefined,
    );
  };
  if (isThere)
    return (
      <PickerBox
        {...props}
        typed={typed}
        isOpened={isPressed || typed !== ''}
        onChange={(chosen) => props.onChange(chosen as Value | null)} // one of the options
      />
    );
  return (
    <span className="input-box picker-box">
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={false}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder={allLabel}
        title={value?.label}
        value={typed || (value?.label ?? '')}
        onChange={({ target }) => {
          setTyped(target.value);
          onType?.(target.value);
        }}
        onPointerDown={() => setIsPressed(true)}
        onFocus={handleFocus}
        onBlur={() => {
          setIsThere(false);
          setIsPressed(false);
          setTyped('');
          onType?.('');
        }}
      />
      {value === null ? (
        <Icon name="drop-down" />
      ) : (
        <IconButton
          label={t('actions.removeFilter', {
            name: t('filters.chip', { name: label, value: value.label }),
          })}
          onClick={() => {
            props.onChange(null);
            input.current?.focus();
          }}
        >
          <Icon name="close" />
        </IconButton>
      )}
    </span>
  );
}
