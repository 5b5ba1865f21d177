import { TEXT_MAX } from '@dispatch/domain/limits';
import { useId } from 'react';
import '../job.css';

const ROWS = 4;

interface NotesFieldProps {
  label: string;
  value: string;
  /** Locked while the notes are sent. The focus stays, and queued updates lock nothing. */
  isLocked: boolean;
  /** The box takes the focus when it appears. */
  isFocused?: boolean;
  onChange: (notes: string) => void;
}

export function NotesField({
  label,
  value,
  isLocked,
  isFocused = false,
  onChange,
}: NotesFieldProps) {
  const id = useId();
  return (
    <div>
      <label className="notes-label type-label" htmlFor={id}>
        {label}
      </label>
      <textarea
        className="notes-box"
        id={id}
        rows={ROWS}
        maxLength={TEXT_MAX.completionNotes}
        value={value}
        readOnly={isLocked}
        autoFocus={isFocused}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
