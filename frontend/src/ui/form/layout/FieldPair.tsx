import type { ReactNode } from 'react';
import './field-pair.css';

interface FieldPairProps {
  children: ReactNode;
  /** The first of three fields takes half of the width. */
  wideFirst?: boolean;
}

/** Fields next to each other, stacked on narrow screens. */
export function FieldPair({ children, wideFirst = false }: FieldPairProps) {
  return (
    <div className="field-pair" data-wide-first={wideFirst || undefined}>
      {children}
    </div>
  );
}
