import { Icon } from '../icon/Icon';

interface NativeSelectProps<Value extends string> {
  /** Its accessible name. */
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  /** A label before the choice, if it fits. */
  lead?: string;
}

/** A native select. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, options, value, onChange, lead } = props;
  const shown = options.find((option) => option.value === value)?.label;
  return (
    <span className="input-box select-box">
      {lead && (
        <span className="select-lead" aria-hidden>
          {lead}
        </span>
      )}
      <select
        aria-label={label}
        title={shown}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)} // only values offered below
      >
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
