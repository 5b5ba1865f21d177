import { lazy, Suspense, use, useState } from 'react';
import { Icon } from '../Icon';
import { LateTheme, LateThemeContext } from '../LateTheme';
import '../form/field.css';
import type { FilterPickerProps } from './pickerOption';

const loadBox = () => import(/* webpackChunkName: "picker" */ './PickerBox');
const PickerBox = lazy(async () => ({ default: (await loadBox()).PickerBox }));

/**
 * A filter with too many choices for a menu: typing narrows them. The list comes with the first
 * focus; what is typed meanwhile is kept.
 */
export function FilterPicker<Value extends string | number>(props: FilterPickerProps<Value>) {
  const { label, allLabel, value } = props;
  const { load: loadTheme } = use(LateThemeContext);
  const [isThere, setIsThere] = useState(false);
  const [typed, setTyped] = useState('');
  const [isPressed, setIsPressed] = useState(false);
  const handleFocus = () => {
    Promise.all([loadBox(), loadTheme()]).then(
      () => setIsThere(true),
      // The next focus asks again.
      () => undefined,
    );
  };
  const field = (
    <span className="input-box picker-box">
      <input
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
          setIsPressed(false);
          setTyped('');
        }}
      />
      <Icon name="drop-down" />
    </span>
  );
  if (!isThere) return field;
  return (
    <Suspense fallback={field}>
      <LateTheme>
        <PickerBox
          {...props}
          typed={typed}
          isOpened={isPressed || typed !== ''}
          onChange={(chosen) => props.onChange(chosen as Value | null)} // one of the options
        />
      </LateTheme>
    </Suspense>
  );
}
