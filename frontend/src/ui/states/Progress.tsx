import type { CSSProperties } from 'react';

interface ProgressProps {
  label: string;
  /** The progress in words. */
  words?: string;
  /** Unknown if omitted: the bar moves from end to end. */
  percent?: number;
}

export function Progress({ label, words, percent }: ProgressProps) {
  // React's type knows no custom properties.
  const style = { '--done': `${String(percent)}%` } as CSSProperties;
  return (
    <div
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuetext={words}
      {...(percent !== undefined && {
        ...{ 'aria-valuemin': 0, 'aria-valuemax': 100, 'aria-valuenow': percent },
        style,
      })}
    />
  );
}
