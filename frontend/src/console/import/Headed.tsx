import type { ReactNode } from 'react';

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
