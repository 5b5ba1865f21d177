import { lazy, startTransition, Suspense, use, useRef, useState } from 'react';
import { Icon } from '../../icon/Icon';
import { LateTheme, LateThemeContext } from '../../over/LateTheme';
import '../../form/field.css';
import type { FilterPickerProps } from './pickerOption';

const loadBox = () => import(/* webpackChunkName: "picker" */ './PickerBox');
const PickerBox = lazy(async () => ({ default: (await loadBox()).PickerBox }));

/**
 * A filter with too many choices for a menu: typing narrows them. The list comes with the first
 * focus; what is typed meanwhile is kept. Whoever has moved on by then is not called back.
 */
export function FilterPicker<Value extends string | number>(props: FilterPickerProps<Value>) {
  const { label, allLabel, value } = props;
  const { load: loadTheme } = use(LateThemeContext);
  const [isThere, setIsThere] = useState(false);
  const [typed, setTyped] = useState('');
  const [isPressed, setIsPressed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const handleFocus = () => {
    Promise.all([loadBox(), loadTheme()]).then(
      () => {
        // As a transition the field keeps its place, and the focus, until the list can take both.
        if (document.activeElement === input.current) startTransition(() => setIsThere(true));
      },
      // The next focus asks again.
      () => undefined,
    );
  };
  const field = (
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
        onChange={({ target }) => setTyped(target.value)}
        onPointerDown={() => setIsPressed(true)}
        onFocus={handleFocus}
        onBlur={() => {
          setIsThere(false);
          setIsPressed(false);
          setTyped('');
        }}
      />
      <Icon name="drop-down" />
    </span>
  );
  return (
    <Suspense>
      {isThere ? (
        <LateTheme>
          <PickerBox
            {...props}
            typed={typed}
            isOpened={isPressed || typed !== ''}
            onChange={(chosen) => props.onChange(chosen as Value | null)} // one of the options
          />
        </LateTheme>
      ) : (
        field
      )}
    </Suspense>
  );
}
