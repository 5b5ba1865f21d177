import type { ReactNode } from 'react';
import '../../ui/form/field.css';

/** A visible label; the control already has the same accessible name. */
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
