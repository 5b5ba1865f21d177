import type { ReactNode } from 'react';

export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet-section">
      <h3 className="type-caption quiet sheet-title">{title}</h3>
      {children}
    </section>
  );
}

/** One line of the sheet; empty if there is no content. */
export function SheetLine({ children, isMain }: { children: ReactNode; isMain?: boolean }) {
  if (!children) return null;
  return <p className={`type-body breakable ${isMain ? 'type-strong' : ''}`}>{children}</p>;
}

/** User text with its own line breaks. */
export function LongLine({ children }: { children: string }) {
  return <p className="type-body breakable as-written">{children}</p>;
}

/** A line to fill in by hand. */
export function BlankLine({ label }: { label: string }) {
  return <div className="type-caption quiet sheet-fill">{label}</div>;
}

export function SheetColumns({ children }: { children: ReactNode }) {
  return <div className="sheet-columns">{children}</div>;
}
