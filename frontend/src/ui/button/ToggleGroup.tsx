import type { ReactNode } from 'react';

interface ToggleOption<Value extends string> {
  readonly value: Value;
  readonly content: ReactNode;
  /** The accessible name of an icon. */
  readonly label?: string;
}

interface ToggleGroupProps<Value extends string> {
  /** The group's accessible name, or the id of its label. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  options: readonly ToggleOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Takes the full width of its container. */
  isWide?: boolean;
}

/** A choice between a few visible options, lighter to load than MUI's. */
export function ToggleGroup<Value extends string>(props: ToggleGroupProps<Value>) {
  const { options, value, onChange, isWide, ...named } = props;
  return (
    <div role="group" {...named} className="toggle-group" data-wide={isWide || undefined}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="toggle"
          aria-pressed={option.value === value}
          aria-label={option.label}
          data-tip={option.label}
          onClick={() => {
            if (option.value !== value) onChange(option.value);
          }}
        >
          {option.content}
        </button>
      ))}
    </div>
  );
}
