import './reports.css';

interface ShareBarProps {
  value: number;
  /** The value of a full bar. */
  of: number;
}

/** A bar in a row; another column shows its number. */
export function ShareBar({ value, of }: ShareBarProps) {
  const share = of > 0 ? Math.max(0, Math.min(1, value / of)) : 0;
  return (
    <span className="report-share" aria-hidden>
      <span style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}
