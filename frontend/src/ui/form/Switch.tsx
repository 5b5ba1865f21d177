import './check.css';

interface SwitchProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  /** Id of what says more about it. */
  describedBy?: string;
}

/** Takes effect at once. */
export function Switch({ label, checked, onChange, describedBy }: SwitchProps) {
  return (
    <label className="switch">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={describedBy}
      />
      {label}
    </label>
  );
}
