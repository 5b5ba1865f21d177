import type { ReactNode } from 'react';
import '../text/text.css';
import './records.css';

interface RecordCardProps {
  /** Which record it is; the card's accessible name. */
  label: string;
  children: ReactNode;
  /** A row of its own at the foot: buttons, check boxes. */
  foot?: ReactNode;
}

/**
 * One record of a list. A stretched `RecordLink` in it makes all of it pressable. Lines are cut
 * rather than wrapped, so that the cards of a virtual grid are equally high.
 */
export function RecordCard({ label, children, foot }: RecordCardProps) {
  return (
    <article className="list-surface record-card" aria-label={label}>
      <div className="record-card-body">{children}</div>
      {foot && <div className="record-card-foot">{foot}</div>}
    </article>
  );
}
