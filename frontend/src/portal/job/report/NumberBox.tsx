import { useId } from 'react';
import '../../../ui/text/type.css';
import '../job.css';
import './report.css';

interface NumberBoxProps {
  label: string;
  value: number | null;
  digits: number;
  max?: number;
  onChange: (value: number | null) => void;
}

/** A whole number; whatever else is typed does not come in. */
export function NumberBox({ label, value, digits, max, onChange }: NumberBoxProps) {
  const id = useId();
  const handleText = (text: string) => {
    const figures = text.replace(/\D/g, '').slice(0, digits);
    if (figures === '') onChange(null);
    else onChange(Math.min(Number(figures), max ?? Number(figures)));
  };
  return (
    <div>
      <label className="notes-label type-label" htmlFor={id}>
        {label}
      </label>
      <input
        className="notes-box report-number"
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value === null ? '' : String(value)}
        onChange={(event) => handleText(event.target.value)}
      />
    </div>
  );
}
