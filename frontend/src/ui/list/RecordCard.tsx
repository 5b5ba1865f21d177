import type { ReactNode } from 'react';

interface RecordCardProps {
  /** The record's name; the card's accessible name. */
  label: string;
  children: ReactNode;
  /** A separate row at the bottom: buttons, check boxes. */
  foot?: ReactNode;
}

/**
 * One record of a list. A stretched `RecordLink` makes the whole card clickable. Lines are cut rather than wrapped, so
 * the cards of a virtual grid are equally high.
 */
export function RecordCard({ label, children, foot }: RecordCardProps) {
  return (
    <article className="list-surface record-card" aria-label={label}>
      <div className="record-card-body">{children}</div>
      {foot && <div className="record-card-foot">{foot}</div>}
    </article>
  );
}
