import { Skeleton } from '../../ui/states/Skeleton';
import { CardGrid, TableSkeleton } from '../../ui/states/skeletons';
import { useShownLayout } from '../../ui/list/useListLayout';

/** Line heights of a `JobCard`: header, customer, route, units, driver and date. */
const LINES = [
  { height: 32, width: '100%' },
  { height: 20, width: '70%' },
  { height: 38, width: '55%' },
  { height: 38, width: '80%' },
  { height: 18, width: '90%' },
];

/** Placeholder for a list of jobs in its final layout. */
export function JobListSkeleton() {
  const layout = useShownLayout();
  if (layout === 'list') return <TableSkeleton rows={6} />;
  return (
    <CardGrid>
      {Array.from({ length: 6 }, (_, card) => (
        <div key={card} className="card" aria-hidden data-testid="skeleton-card">
          <div className="card-body stack gap-12">
            {LINES.map((line, index) => (
              <Skeleton key={index} shape="rounded" {...line} />
            ))}
          </div>
          <div className="card-foot">
            <Skeleton shape="rounded" height={30} width="60%" />
          </div>
        </div>
      ))}
    </CardGrid>
  );
}
