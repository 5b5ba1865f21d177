import './check.css';

interface CheckBoxProps {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

export function CheckBox({ label, checked, onChange }: CheckBoxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </label>
  );
}
