import { useId } from 'react';
import './job.css';

interface TextBoxProps {
  label: string;
  value: string;
  /** In characters. */
  max: number;
  rows?: number;
  /** Locked while the text is sent. The focus stays, and queued updates lock nothing. */
  isLocked?: boolean;
  /** The box takes the focus when it appears. */
  isFocused?: boolean;
  onChange: (text: string) => void;
}

export function TextBox(props: TextBoxProps) {
  const { label, value, max, rows = 2, isLocked = false, isFocused = false, onChange } = props;
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
        readOnly={isLocked}
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
