interface CheckBoxProps {
  label: string;
  /** False in a table whose head shows the label. */
  isLabelSeen?: boolean;
  checked: boolean;
  onChange: (isOn: boolean) => void;
}

export function CheckBox({ label, isLabelSeen = true, checked, onChange }: CheckBoxProps) {
  return (
    <label className="check">
      <input
        type="checkbox"
        aria-label={isLabelSeen ? undefined : label}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {isLabelSeen && label}
    </label>
  );
}
