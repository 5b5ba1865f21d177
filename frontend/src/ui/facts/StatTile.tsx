import type { ReactNode } from 'react';
import { Skeleton } from '../states/Skeleton';

interface StatTilesProps {
  label: string;
  /** Two columns, for places without room for a row. */
  isNarrow?: boolean;
  children: ReactNode;
}

/** Several numbers about one subject. */
export function StatTiles({ label, isNarrow = false, children }: StatTilesProps) {
  return (
    <dl aria-label={label} className="tiles" data-narrow={isNarrow || undefined}>
      {children}
    </dl>
  );
}

interface StatTileProps {
  /** Undefined while it depends on what loads. */
  label: string | undefined;
  /** Undefined while it loads. */
  value: string | undefined;
  /** Smaller type for words and dates. */
  isText?: boolean;
  /** The unit or meaning of the number. */
  note?: string | undefined;
}

export function StatTile({ label, value, isText = false, note }: StatTileProps) {
  return (
    <div className="card tile">
      <dt className="type-small quiet">{label ?? <Skeleton width="40%" />}</dt>
      <dd className="type-figure" data-text={isText || undefined}>
        {value ?? <Skeleton width="60%" />}
      </dd>
      {note && <dd className="type-caption quiet">{note}</dd>}
    </div>
  );
}
