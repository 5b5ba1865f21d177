import type { ReactNode } from 'react';
import './text.css';

interface VisuallyHiddenProps {
  /** `div` around what no line of text may hold. */
  component?: 'span' | 'div';
  children: ReactNode;
}

/** Words for those who listen to the screen. */
export function VisuallyHidden({ component: Part = 'span', children }: VisuallyHiddenProps) {
  return <Part className="unseen">{children}</Part>;
}
