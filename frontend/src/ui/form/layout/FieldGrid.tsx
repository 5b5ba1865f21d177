import type { ReactNode } from 'react';

/** Fields on a grid of six columns, stacked on narrow screens. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="field-grid">{children}</div>;
}

interface FieldCellProps {
  /** Of six columns. */
  span: 2 | 3 | 4 | 6;
  /** Shares a row even on narrow screens. */
  half?: boolean;
  /** Shows only a derived value; ends the first row, two columns wide, if it fits. */
  isAside?: boolean;
  children: ReactNode;
}

export function FieldCell({ span, half, isAside, children }: FieldCellProps) {
  return (
    <div
      className="field-cell"
      data-span={span}
      data-half={half || undefined}
      data-aside={isAside || undefined}
    >
      {children}
    </div>
  );
}

interface FilledGridProps {
  children: ReactNode;
  /** The minimum width of a field. */
  min?: number;
}

/** As many equal fields next to each other as fit. */
export function FilledGrid({ children, min = 200 }: FilledGridProps) {
  const columns = `repeat(auto-fill, minmax(min(100%, ${min}px), 1fr))`;
  return (
    <div className="field-grid" style={{ gridTemplateColumns: columns }}>
      {children}
    </div>
  );
}

interface FieldPairProps {
  children: ReactNode;
  /** The first of three fields takes half of the width. */
  wideFirst?: boolean;
}

/** Fields next to each other, stacked on narrow screens. */
export function FieldPair({ children, wideFirst = false }: FieldPairProps) {
  return (
    <div className="field-grid" data-columns={wideFirst ? 'wide-first' : 'pair'}>
      {children}
    </div>
  );
}
