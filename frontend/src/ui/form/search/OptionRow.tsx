import type { ReactNode } from 'react';

interface OptionRowProps {
  text: string;
  detail: string;
  isMono?: boolean;
  children?: ReactNode;
}

/** A suggestion: its text, a distinguishing detail below and a mark at the right. */
export function OptionRow({ text, detail, isMono = false, children }: OptionRowProps) {
  return (
    <div className="line option-row">
      <div className="push breakable">
        <div className="type-body">{text}</div>
        {detail && (
          <div className="type-caption quiet" data-mono={isMono || undefined}>
            {detail}
          </div>
        )}
      </div>
      {children}
    </div>
  );
}
