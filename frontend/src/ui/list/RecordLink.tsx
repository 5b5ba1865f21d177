import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import './records.css';

interface RecordLinkProps {
  to: string;
  /** Goes into the history entry. */
  state?: unknown;
  /** The whole of the nearest positioned ancestor is pressed as this link. */
  stretched?: boolean;
  /** Cut where the room ends; all of it is in the tooltip. */
  cutText?: string;
  children: ReactNode;
}

/** Opens a record; a real link, so it also opens in another tab. */
export function RecordLink({ to, state, stretched, cutText, children }: RecordLinkProps) {
  const classes = [
    'record-link',
    cutText !== undefined && 'record-link-cut',
    stretched && 'record-link-stretched',
  ];
  return (
    <Link to={to} state={state} title={cutText} className={classes.filter(Boolean).join(' ')}>
      {children}
    </Link>
  );
}
