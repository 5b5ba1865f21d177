import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface RecordLinkProps {
  to: string;
  /** State of the new history entry. */
  state?: unknown;
  /** Stretches the link over the nearest positioned ancestor. */
  stretched?: boolean;
  /** Text that is truncated; the tooltip shows it in full. */
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
