interface SwitchProps {
  label: string;
  /** The accessible name, if the label alone is not specific enough. */
  name?: string;
  checked: boolean;
  disabled?: boolean;
  onChange: (isOn: boolean) => void;
  /** Id of a longer description. */
  describedBy?: string;
}

/** A switch that takes effect at once. */
export function Switch({ label, name, checked, disabled, onChange, describedBy }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={name}
        aria-describedby={describedBy}
      />
      {label}
    </label>
  );
}
