import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
}

interface SelectProps<Value extends string> extends Omit<ComponentProps<'select'>, 'onChange'> {
  /** Its accessible name, unless a visible label has its `id`. */
  label?: string;
  options: readonly SelectOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** A label before the choice, if it fits. */
  lead?: string;
}

/** One choice of a few. A value that is not offered shows as empty. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, options, value, onChange, lead, ...select } = props;
  const chosen = options.find((option) => option.value === value);
  return (
    <span className="input-box select-box">
      {lead && (
        <span className="select-lead" aria-hidden>
          {lead}
        </span>
      )}
      <select
        {...select}
        aria-label={label}
        title={chosen?.label}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)} // only values offered below
      >
        {chosen === undefined && <option value={value} hidden />}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="drop-down" />
    </span>
  );
}
