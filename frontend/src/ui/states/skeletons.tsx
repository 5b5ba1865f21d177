import type { ReactNode } from 'react';
import { Skeleton } from './Skeleton';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Placeholder cards in the grid of the real ones. */
export function CardsSkeleton({ count = 6, lines = 4 }: { count?: number; lines?: number }) {
  return (
    <CardGrid>
      {times(count).map((card) => (
        <div key={card} className="card card-body" aria-hidden data-testid="skeleton-card">
          <Skeleton width="45%" height={24} />
          {times(lines).map((line) => (
            <Skeleton key={line} width={`${90 - line * 12}%`} />
          ))}
        </div>
      ))}
    </CardGrid>
  );
}

export function TableSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div className="card" aria-hidden>
      <Skeleton shape="rectangular" height={36} isStill />
      <div className="skeleton-rows">
        {times(rows).map((row) => (
          <div key={row} data-testid="skeleton-row">
            <Skeleton shape="rounded" height={44} />
          </div>
        ))}
      </div>
    </div>
  );
}

/** As many equal columns as fit. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="card-grid">{children}</div>;
}
