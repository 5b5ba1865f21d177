import { Skeleton } from '../../ui/states/Skeleton';
import './job.css';

/** Matches the final layout: facts on the left, the map on the right. */
export function DetailsSkeleton() {
  return (
    <div className="details-skeleton">
      <div className="stack">
        {[120, 96, 96, 160].map((height, index) => (
          <Skeleton key={index} shape="rounded" height={height} />
        ))}
      </div>
      <Skeleton shape="rounded" height={256} />
    </div>
  );
}
