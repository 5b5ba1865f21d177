import type { ReactNode } from 'react';

interface VisuallyHiddenProps {
  /** `div` for block content. */
  component?: 'span' | 'div';
  children: ReactNode;
}

/** Text for screen readers. */
export function VisuallyHidden({ component: Part = 'span', children }: VisuallyHiddenProps) {
  return <Part className="unseen">{children}</Part>;
}
