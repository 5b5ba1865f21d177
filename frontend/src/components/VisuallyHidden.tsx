import type { ReactNode } from 'react';
import './text.css';

/** Words for those who listen to the screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="unseen">{children}</span>;
}
