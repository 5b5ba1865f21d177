import type { ReactNode } from 'react';
import './job.css';

/** The job on the left and its route on the right, or stacked on a phone. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="job-columns">{children}</div>;
}
