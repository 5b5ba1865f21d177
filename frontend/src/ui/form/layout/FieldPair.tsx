import type { ReactNode } from 'react';
import './field-pair.css';

interface FieldPairProps {
  children: ReactNode;
  /** Three fields, of which the first has half of the room. */
  wideFirst?: boolean;
}

/** Fields side by side, below each other where it is narrow. */
export function FieldPair({ children, wideFirst = false }: FieldPairProps) {
  return (
    <div className="field-pair" data-wide-first={wideFirst || undefined}>
      {children}
    </div>
  );
}
