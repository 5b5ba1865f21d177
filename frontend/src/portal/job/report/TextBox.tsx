import { useId } from 'react';
import '../job.css';

interface TextBoxProps {
  label: string;
  value: string;
  /** In characters. */
  max: number;
  rows?: number;
  onChange: (text: string) => void;
}

export function TextBox({ label, value, max, rows = 2, onChange }: TextBoxProps) {
  const id = useId();
  return (
    <div>
      <label className="notes-label type-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="notes-box"
        id={id}
        rows={rows}
        maxLength={max}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
