import './check.css';

interface SwitchProps {
  label: string;
  /** What it is called for the ear, where the label alone does not say what is switched. */
  name?: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  /** Id of what says more about it. */
  describedBy?: string;
}

/** Takes effect at once. */
export function Switch({ label, name, checked, onChange, describedBy }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-label={name}
        aria-describedby={describedBy}
      />
      {label}
    </label>
  );
}
