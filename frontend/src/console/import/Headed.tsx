import type { ReactNode } from 'react';
import '../../ui/form/field.css';

/** The choice has these words as its name already: they stand above it for the eye. */
export function Headed({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="import-choice">
      <span className="field-label" aria-hidden>
        {words}
      </span>
      {children}
    </div>
  );
}
